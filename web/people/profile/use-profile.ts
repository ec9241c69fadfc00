import { useOutletContext, useParams } from 'react-router'
import { isAdmin, isSuperadmin } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import { useApi } from '#web/api/use-api.ts'

/** Somebody's profile, and what the signed-in user may do with it. */
export interface Profile {
  person: PersonView
  me: CurrentUser
  isOwn: boolean
  /** Whether the signed-in user administers the company. */
  isAdmin: boolean
  /** Whether the signed-in user may change what only administrators change; of a superadmin only a superadmin may. */
  mayAdminister: boolean
  /** Whether the signed-in user may change the personal information. */
  mayChange: boolean
}

/** The context of the profile layout for its pages. */
export interface ProfileContext {
  /** Undefined while it loads. */
  profile: Profile | undefined
  /** Puts the person of a reply into the cache. */
  setPerson: (person: PersonView) => void
}

export const useProfileContext = () => useOutletContext<ProfileContext>()

/** The profile of the address; without an id, one's own. */
export function useProfileOfAddress() {
  const { id } = useParams()
  const { data: known, ...asking } = useApi(people.showMe)
  const me = known?.data
  const whose = id ?? me?.id
  const { data, error, mutate } = useApi(people.showPerson, whose ? { path: { id: whose } } : null)
  return {
    profile: data && me && profileOf(data.data, me),
    error: error ?? asking.error,
    reload: () => void Promise.all([asking.mutate(), mutate()]),
    // Whether emails reach the person is told by showing them alone, and stays as it was.
    setPerson: (person: PersonView) =>
      void mutate(known => ({ data: { ...withRefusal(known?.data), ...person } }), { revalidate: false }),
  }
}

const withRefusal = (known: PersonView | undefined) => known?.email_refused && { email_refused: known.email_refused }

function profileOf(person: PersonView, me: CurrentUser): Profile {
  const isOwn = person.id === me.id
  const administers = isAdmin(me)
  const mayAdminister = administers && (isOwn || !isSuperadmin(person) || isSuperadmin(me))
  return { person, me, isOwn, isAdmin: administers, mayAdminister, mayChange: isOwn || mayAdminister }
}
