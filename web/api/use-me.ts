import { isAdmin } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'

/** The signed-in person, once known. */
export const useMe = (): CurrentUser | undefined => useApi(people.showMe).data?.data

/** Approvers and administrators are asked to decide. */
export const decidesForOthers = (me: CurrentUser) => me.is_approver || isAdmin(me)
