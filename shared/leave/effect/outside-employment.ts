import { commonPart, yearsOf, type Period } from '../../calendar/period.ts'
import { workingDays } from '../../calendar/working-days.ts'
import { employmentDuring, employmentsOf, periodOfEmployment } from '../../people/employments.ts'
import { enter, strike } from '../balance/booking.ts'
import { minutesOfTimeOff } from '../balance/overtime-bucket.ts'
import type { LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { withStep } from '../request/history.ts'
import { draftCost, type EnteredRequest } from '../request/request-leave.ts'
import { workingTimeOf, type Situation } from '../situation.ts'

/** The author of a step in a request's history that no person took: the dates of the employment. */
export const theEmployment = 'employment'

/** The part of a leave that lies in an employment: all of it, the part with the most working days, or nothing. */
export function insideEmployment(period: Period, situation: Pick<Situation, 'terms' | 'calendar'>): Period | undefined {
  const { terms } = situation
  if (employmentDuring(terms, period)) return period
  const daysOf = (part: Period) => workingDays(part, workingTimeOf(situation, yearsOf(part))).days
  return employmentsOf(terms)
    .flatMap(employment => commonPart(period, periodOfEmployment(employment)) ?? [])
    .toSorted((one, other) => daysOf(other) - daysOf(one))[0]
}

/**
 * A booked leave as far as it lies in an employment, since nobody can take leave outside one; cancelled where no working day of it
 * does. Undefined where nothing changes.
 */
export function cutToEmployment<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  situation: Situation<A, B>,
  at: number,
): EnteredRequest<A, B> | undefined {
  if (old.status === 'denied' || old.status === 'cancelled') return undefined
  const inside = insideEmployment(old, situation)
  const { from_date, to_date } = old
  if (inside && inside.from_date === from_date && inside.to_date === to_date) return undefined
  const step = { what: 'outside_employment' as const, by: theEmployment, at, was: { from_date, to_date } }
  const history = withStep(old.history, step)
  const struck = { ...situation, ...strike(situation, old) }
  const cost = inside && draftCost(inside, situation)
  if (!inside || !cost?.days)
    return { request: { ...old, status: 'cancelled', history }, account: struck.account, books: struck.books }
  const request: LeaveRequest = {
    ...old,
    ...inside,
    days_by_year: cost.by_year,
    ...minutesOfTimeOff({ ...inside, type_id: old.type_id }, situation),
    history,
  }
  return { request, ...enter(struck, request) }
}
