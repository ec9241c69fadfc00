import { loadActive } from '#functions/company/directory.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { isAdmin } from '#shared/contract/role.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import { mayKnowType, maySeeLeave } from '#shared/leave/permissions.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { Away } from './away.ts'
import { decidedForToday, nobody } from './decided-for.ts'

/** The absences of a company as they are stored, and who of it is active. */
export interface FoundAbsences {
  away: readonly Away[]
  isActive: (id: string) => boolean
}

/** Reads who is active beside the absences that are being found; both may be a moment old. */
export async function withActive(company: string, finding: Promise<readonly Away[]>): Promise<FoundAbsences> {
  const [away, isActive] = await Promise.all([finding, loadActive(company, { mayLag: true })])
  return { away, isActive }
}

/**
 * The absences of active people, as far as a reader may know them. Without its type home office would look like an absence, which it is
 * not, so whoever may not know the type is not told of it.
 */
export async function shownTo(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  { away, isActive }: FoundAbsences,
): Promise<AbsentInMonth[]> {
  // Administrators see everybody's leave anyway.
  const decided = isAdmin(actor) ? nobody : await decidedForToday({ actor, now })
  const reader = { ...actor, stands_in_for: decided.stands_in_for }
  return away.flatMap(({ member: user_id, request, type_id, from_date, to_date, status }) => {
    if (!isActive(user_id)) return []
    const person = { id: user_id, approver_ids: decided.approversOf(user_id) }
    const knowsType = mayKnowType(reader, person)
    if (!knowsType && type_id === leaveTypeIds.home) return []
    return {
      id: maySeeLeave(reader, person) ? request : null,
      user_id,
      from_date,
      to_date,
      type_id: knowsType ? type_id : null,
      status,
    }
  })
}
