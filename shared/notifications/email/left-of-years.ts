import { yearOf, type Day } from '../../calendar/day.ts'
import { balanceOf } from '../../leave/balance/balance.ts'
import { missingFacts } from '../../leave/balance/missing-facts.ts'
import type { LeaveRequest } from '../../leave/model.ts'
import { duringDraft } from '../../leave/request/request-leave.ts'
import type { Situation } from '../../leave/situation.ts'
import { leaveTypeIds } from '../../leave/types.ts'
import type { LeftOfYear } from './leave-facts.ts'

/**
 * What is left of the years that annual leave lies in, where it is booked already; nothing of leave that takes none of it, nor of
 * somebody of whom too little is known.
 */
export function leftOfYears(
  request: Pick<LeaveRequest, 'type_id' | 'status' | 'from_date' | 'to_date' | 'days_by_year'>,
  whole: Situation,
  today: Day,
): LeftOfYear[] {
  if (request.type_id !== leaveTypeIds.vacation || missingFacts(whole, false).length) return []
  const situation = duringDraft(request, whole, today)
  return Object.entries(request.days_by_year).map(([key, days]): LeftOfYear => {
    const year = Number(key)
    const { entitled, used, planned, pending, left, in_hours } = balanceOf(situation, year, today)
    if (in_hours) return { year, left: in_hours.left, total: in_hours.entitled, unit: 'hours', boxes: [] }
    const own = request.status === 'pending' ? days : 0
    return {
      year,
      left,
      total: entitled,
      unit: 'days',
      boxes: [
        { state: 'used', count: used },
        { state: 'planned', count: planned },
        { state: 'waiting', count: pending - own },
        { state: 'this', count: own },
        { state: 'left', count: left },
      ],
    }
  })
}

/** The years of a leave, and that of today, whose books what is left is computed from. */
export const yearsOfBalance = ({ days_by_year }: Pick<LeaveRequest, 'days_by_year'>, today: Day) => [
  ...Object.keys(days_by_year).map(Number),
  yearOf(today),
]
