import { addDays, dayNumber, type Day } from '#shared/calendar/day.ts'
import { Problem } from '#shared/contract/problem.ts'
import { approveLeave, cancelLeave, denyLeave } from '#shared/leave/request/decide-leave.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import type { LeaveActor } from '#shared/leave/permissions.ts'
import { requestLeave, type EnteredRequest, type LeaveDraft } from '#shared/leave/request/request-leave.ts'
import type { Situation } from '#shared/leave/situation.ts'
import type { Chance } from './chance.ts'

/** Who decides in a seeded company: the approver, and the owner, who records past leave. */
export interface Deciders {
  approver: LeaveActor
  owner: LeaveActor
}

interface Booking extends Deciders {
  today: Day
  chance: Chance
  newId: () => string
}

/** Attempts at another request where one is refused; a person without days left requests no more. */
const attempts = 12

/** A person's requests, each decided by the rules of the API, and the resulting ledger. */
export function booked(start: Situation, wanted: number, booking: Booking) {
  let situation = start
  const requests: LeaveRequest[] = []
  for (let tried = 0; requests.length < wanted && tried < wanted * attempts; tried++)
    try {
      const { request, account, books } = wished(situation, booking)
      requests.push(request)
      situation = { ...situation, account, books }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  return { requests, situation }
}

/** A random request: mostly vacation, sometimes home office, sick or unpaid leave. */
const types = [1, 1, 1, 1, 1, 3, 3, 2, 5] as const

function wished(
  situation: Situation,
  { today, chance, newId, approver, owner }: Booking,
): EnteredRequest<Situation['account'], Situation['books'][number]> {
  const { id: member } = situation.member
  const from_date = addDays(today, chance.below(440) - 330)
  const isPast = from_date < today
  const draft: LeaveDraft = {
    type_id: chance.pick(types),
    from_date,
    to_date: addDays(from_date, chance.below(5)),
    comment: '',
    ...(isPast && { auto_approve: 1 }),
  }
  const by = isPast ? owner : { user: member, role: 1 as const }
  const at = (dayNumber(isPast ? from_date : today) - 3) * 86_400 + chance.below(28_800)
  const asked = requestLeave(draft, situation, { id: `${member}-${newId()}`, by, today, at })
  if (asked.request.status !== 'pending') return asked

  const deciding = { by: approver, comment: '', at: at + 7_200 }
  const outcome = chance.below(20)
  if (outcome === 0) return denyLeave(asked.request, situation.member, asked, deciding)
  if (outcome === 1) return cancelLeave(asked.request, asked, { by, today, at: at + 7_200 })
  return outcome < 8 ? asked : approveLeave(asked.request, situation.member, asked, deciding)
}
