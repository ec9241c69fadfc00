import { overlaps, yearsOf, type Period } from '../../calendar/period.ts'
import { enter, strike } from '../balance/booking.ts'
import { minutesOfTimeOff } from '../balance/overtime-bucket.ts'
import type { LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { withStep } from '../request/history.ts'
import { draftCost, type EnteredRequest } from '../request/request-leave.ts'
import type { Situation } from '../situation.ts'

/** The author of a recount in a request's history, which no person made. */
export const theCalendar = 'calendar'

/**
 * A request with its cost recounted in the years of the period; undefined where the cost stays. One that is left without a working
 * day is cancelled, as none could be asked for. Booked leave is never refused afterwards, so a balance may fall below zero, which
 * is shown.
 */
export function recounted<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  situation: Situation<A, B>,
  period: Period,
  at: number,
): EnteredRequest<A, B> | undefined {
  if (old.status === 'denied' || old.status === 'cancelled' || !overlaps(old, period)) return undefined
  const cost = draftCost(old, situation).by_year
  const years = yearsOf(old).filter(year => overlaps({ from_date: `${year}-01-01`, to_date: `${year}-12-31` }, period))
  const days_by_year = { ...old.days_by_year, ...Object.fromEntries(years.map(year => [year, cost[year] ?? 0])) }
  const struck = { ...situation, ...strike(situation, old) }
  if (Object.values(days_by_year).every(days => days === 0)) {
    const history = withStep(old.history, { what: 'without_working_days', by: theCalendar, at })
    return { request: { ...old, status: 'cancelled', history }, account: struck.account, books: struck.books }
  }
  const taken = minutesOfTimeOff(old, situation)
  if (years.every(year => days_by_year[year] === old.days_by_year[year]) && taken.minutes === old.minutes)
    return undefined

  const request: LeaveRequest = {
    ...old,
    days_by_year,
    ...taken,
    history: withStep(old.history, { what: 'recounted', by: theCalendar, at }),
  }
  return { request, ...enter(struck, request) }
}
