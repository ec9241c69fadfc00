import { useOutletContext, useParams } from 'react-router'
import { isAdmin, isSuperadmin } from '#shared/contract/role.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import { useApi } from '#web/api/use-api.ts'
import type { Drafts } from '#web/api/use-drafted-form.ts'

/** Somebody's profile in the eyes of the signed-in person. */
export interface Profile {
  person: PersonView
  me: CurrentUser
  isOwn: boolean
  /** Whether the reader administers the company. */
  isAdmin: boolean
  /** Whether the reader may change what only administrators change; a superadmin's only a superadmin may. */
  mayAdminister: boolean
  /** Whether the reader may change what a person says of themselves. */
  mayChange: boolean
}

/** What the frame hands to the pages in it. */
export interface ProfileContext {
  /** Missing until it is known. */
  profile: Profile | undefined
  drafts: Drafts
  /** Takes over what the server has just said of the person. */
  setPerson: (person: PersonView) => void
}

export const useProfileContext = () => useOutletContext<ProfileContext>()

/** The profile that the address names; without an id it is one's own. */
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
    setPerson: (person: PersonView) => void mutate({ data: person }, { revalidate: false }),
  }
}

function profileOf(person: PersonView, me: CurrentUser): Profile {
  const isOwn = person.id === me.id
  const administers = isAdmin(me)
  const mayAdminister = administers && (isOwn || !isSuperadmin(person) || isSuperadmin(me))
  return { person, me, isOwn, isAdmin: administers, mayAdminister, mayChange: isOwn || mayAdminister }
}
