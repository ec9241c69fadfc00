import { isAdmin, isSuperadmin } from '#shared/contract/role.ts'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'

type Viewer = Pick<CurrentUser, 'id' | 'role'>

/** What the request form offers its reader. */
export interface FormChoices {
  /** The picker of people; the person of an existing request is shown, and stays. */
  people: 'hidden' | 'open' | 'fixed'
  /** The choices of auto-approval, and of who may cancel the request. */
  adminOptions: boolean
  /** Only a superadmin may approve an own request by way of the form. */
  canAutoApprove: boolean
  /** Whether every type is offered, available or not. */
  allTypes: boolean
}

export function choicesOf(viewer: Viewer, mode: 'create' | 'edit', people: readonly string[]): FormChoices {
  const admin = isAdmin(viewer)
  const own = people.length === 0 || people.includes(viewer.id)
  const forOthers = people.some(id => id !== viewer.id)
  return {
    people: admin ? (mode === 'create' ? 'open' : 'fixed') : 'hidden',
    adminOptions: admin && mode === 'create',
    canAutoApprove: admin && (!own || isSuperadmin(viewer)),
    allTypes: admin && forOthers,
  }
}

/** The types to choose from, and those withheld, with the reason where the server gives one. */
export const typesFor = (types: readonly OfferedType[], { allTypes }: Pick<FormChoices, 'allTypes'>) => ({
  offered: allTypes ? types : types.filter(type => type.available),
  withheld: allTypes ? [] : types.filter(type => !type.available),
})

/** Unpaid leave has a kind. */
export const isUnpaid = (typeId: number) => typeId === leaveTypeIds.unpaid
