import type { Day } from '#shared/calendar/day.ts'
import { hoursOf, hundredthsOf } from '#shared/calendar/hundredths.ts'
import { withinYear } from '#shared/calendar/period.ts'
import { balanceOf } from '#shared/leave/balance/balance.ts'
import type { YearAfter } from '#shared/leave/contract/request/list-waiting-balances.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { draftCost } from '#shared/leave/request/request-leave.ts'
import type { Situation } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'

/** The balances that a request takes from, in which it is booked already; of the types on which somebody decides, only annual leave has one. */
export function yearsAfter(request: LeaveRequest, situation: Situation, today: Day): YearAfter[] {
  if (request.type_id !== leaveTypeIds.vacation) return []
  return Object.entries(request.days_by_year).map(([key, days]) => {
    const year = Number(key)
    const { entitled, left, in_hours } = balanceOf(situation, year, today)
    if (!in_hours) return { year, entitled, before: left + days, after: left, unit: 'days' }
    const { hours } = draftCost(withinYear(request, year)!, situation)
    const before = hoursOf(hundredthsOf(in_hours.left) + hundredthsOf(hours))
    return { year, entitled: in_hours.entitled, before, after: in_hours.left, unit: 'hours' }
  })
}
