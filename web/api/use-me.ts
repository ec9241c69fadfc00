import { isAdmin } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'

/** The signed-in person, once known: the session has just asked, so the page does not ask again until something changes. */
export const useMe = (): CurrentUser | undefined =>
  useApi(people.showMe, undefined, { revalidateIfStale: false }).data?.data

/** Approvers and administrators are asked to decide. */
export const decidesForOthers = (me: CurrentUser) => me.is_approver || isAdmin(me)

/** A stand-in decides for an approver who is away, so that requests may wait for them too. */
export const isAskedToDecide = (me: CurrentUser | undefined) =>
  me !== undefined && (decidesForOthers(me) || me.is_stand_in === true)
