import { loadActive } from '#functions/company/directory.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { isAdmin } from '#shared/contract/role.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import { mayKnowType, maySeeLeave } from '#shared/leave/permissions.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { Away } from './away.ts'
import { decidedForToday, nobody } from './decided-for.ts'

/**
 * The absences of active people, as far as a reader may know them. Without its type home office would look like an absence, which it is
 * not, so whoever may not know the type is not told of it.
 */
export async function shownTo(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  finding: Promise<readonly Away[]>,
): Promise<AbsentInMonth[]> {
  const [isActive, decided, away] = await Promise.all([
    loadActive(actor.company),
    // Administrators see everybody's leave anyway.
    isAdmin(actor) ? nobody : decidedForToday({ actor, now }),
    finding,
  ])
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
