import { isAdmin } from '#shared/contract/role.ts'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { mayAskForSeveral, mayAutoApprove, mayProtect } from '#shared/leave/permissions.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { actorOf, type Viewer } from '../../request-actions.ts'

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
  const actor = actorOf(viewer)
  const requestedFor = people.length ? people : [viewer.id]
  return {
    people: !mayAskForSeveral(actor) ? 'hidden' : mode === 'create' ? 'open' : 'fixed',
    adminOptions: mayProtect(actor) && mode === 'create',
    canAutoApprove: requestedFor.every(id => mayAutoApprove(actor, { id })),
    allTypes: isAdmin(viewer) && requestedFor.some(id => id !== viewer.id),
  }
}

/** The types to choose from, and those withheld, with the reason where the server gives one. */
export const typesFor = (types: readonly OfferedType[], { allTypes }: Pick<FormChoices, 'allTypes'>) => ({
  offered: allTypes ? types : types.filter(type => type.available),
  withheld: allTypes ? [] : types.filter(type => !type.available),
})

/** Unpaid leave has a kind. */
export const isUnpaid = (typeId: number) => typeId === leaveTypeIds.unpaid
