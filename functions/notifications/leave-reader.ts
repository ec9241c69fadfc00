import { withDelegations } from '#functions/leave/stand-in.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { Member } from '#shared/company/model.ts'
import { maySeeLeave, type LeaveActor } from '#shared/leave/permissions.ts'

/** Somebody who is told of leave, by email or push. */
export const readerOf = ({ company, id, role }: Pick<Member, 'company' | 'id' | 'role'>) => ({
  company,
  user: id,
  role,
})

/**
 * Who is told of a person's leave, with the approvers for whom they stand in today; undefined where they may no longer see it, as
 * somebody who was demoted, or named as an approver no more, since the news was queued.
 */
export async function leaveReader(recipient: Member, person: Member, today: Day): Promise<LeaveActor | undefined> {
  const reader = await withDelegations(readerOf(recipient), [person], today)
  return maySeeLeave(reader, person) ? reader : undefined
}
