import { loadActive } from '#functions/company/directory.ts'
import type { RequestContext } from '#functions/platform/serve.ts'
import { isAdmin } from '#shared/contract/role.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import { mayKnowType, maySeeLeave, type LeaveActor } from '#shared/leave/permissions.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { Away } from './away.ts'
import { decidedForToday, nobody, type DecidedFor } from './decided-for.ts'

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

/** Who reads, and what they may know of everybody. */
type Reader = LeaveActor & { showsTypes: boolean }

/** What a reader may know of an absence: its type, and whether they may open its request. */
interface Known {
  type_id: number | null
  mayOpen: boolean
}

/**
 * Tells what a reader may know of absences; undefined for one that they are not told of. Without its type home office would look like an
 * absence, which it is not, so whoever may not know the type is not told of it.
 */
export function knownBy(
  actor: Reader,
  decided: DecidedFor,
): (absence: Pick<Away, 'member' | 'type_id'>) => Known | undefined {
  const reader = { ...actor, stands_in_for: decided.stands_in_for }
  return ({ member: id, type_id }) => {
    const person = { id, approver_ids: decided.approversOf(id) }
    const knowsType = mayKnowType(reader, person)
    if (!knowsType && type_id === leaveTypeIds.home) return undefined
    return { type_id: knowsType ? type_id : null, mayOpen: maySeeLeave(reader, person) }
  }
}

/** The absences of active people, as far as a reader may know them, which is read while the absences are still being found. */
export async function shownTo(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  finding: FoundAbsences | Promise<FoundAbsences>,
): Promise<AbsentInMonth[]> {
  // Administrators see everybody's leave anyway.
  const deciding = isAdmin(actor) ? nobody : decidedForToday({ actor, now })
  const [{ away, isActive }, decided] = await Promise.all([finding, deciding])
  const known = knownBy(actor, decided)
  return away.flatMap(({ member: user_id, request, type_id, from_date, to_date, status }) => {
    const shown = isActive(user_id) && known({ member: user_id, type_id })
    if (!shown) return []
    return { id: shown.mayOpen ? request : null, user_id, from_date, to_date, type_id: shown.type_id, status }
  })
}
