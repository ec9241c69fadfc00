import type { Day } from '../../calendar/day.ts'
import type { Period } from '../../calendar/period.ts'
import { refuse, throwIfProblem } from '../../contract/problem.ts'
import { enter } from '../balance/booking.ts'
import { minutesOfTimeOff } from '../balance/overtime-bucket.ts'
import type { HistoryEntry, LeaveAccount, LeaveBook, LeaveRequest } from '../model.ts'
import { withStep } from './history.ts'
import { refusalInLockedMonth } from './locked-months.ts'
import { refusalToShorten, type LeaveActor } from '../permissions.ts'
import { draftCost, whyNeedless, type EnteredRequest } from './request-leave.ts'
import type { Situation } from '../situation.ts'

interface Shortening {
  by: LeaveActor
  today: Day
  /** Unix seconds. */
  at: number
  /** Why: somebody came back early, or fell ill. */
  reason: string
}

/** The period that remains of a shortened leave, with fewer days at either end; null: nothing remains. */
export type Remainder = Period | null

/**
 * Shortens a leave, also one that has begun or is over. Its history keeps the period it had.
 * @throws Problem `forbidden`, `conflict`, or `invalid` with the validation error at its field
 */
export function shortenLeave<A extends LeaveAccount, B extends LeaveBook>(
  old: LeaveRequest,
  remainder: Remainder,
  /** The situation with the old request struck out of the books, so that it does not overlap itself. */
  situation: Situation<A, B>,
  { by, today, at, reason }: Shortening,
): EnteredRequest<A, B> {
  throwIfProblem(refusalToShorten(by, old, today))
  const after = remainder ? { ...old, ...remainder } : undefined
  throwIfProblem(refusalInLockedMonth(situation.books, { before: old, after }))
  const { from_date, to_date } = old
  const step: HistoryEntry = { what: 'shortened', by: by.user, at, comment: reason, was: { from_date, to_date } }
  const history = withStep(old.history, step)
  if (!remainder)
    return { request: { ...old, status: 'cancelled', history }, account: situation.account, books: situation.books }

  mustBeShorter(remainder, old)
  const needless = whyNeedless({ ...remainder, type_id: old.type_id }, situation)
  if (needless) throw refuse('to_date', needless.key)
  const { by_year } = draftCost(remainder, situation)
  const request: LeaveRequest = {
    ...old,
    ...remainder,
    days_by_year: by_year,
    ...minutesOfTimeOff({ ...remainder, type_id: old.type_id }, situation),
    history,
  }
  return { request, ...enter(situation, request) }
}

function mustBeShorter({ from_date, to_date }: Period, old: Period) {
  if (to_date < from_date) throw refuse('to_date', 'problems:dateRange')
  if (from_date < old.from_date) throw refuse('from_date', 'problems:onlyShorter')
  if (to_date > old.to_date) throw refuse('to_date', 'problems:onlyShorter')
  if (from_date === old.from_date && to_date === old.to_date) throw refuse('to_date', 'problems:onlyShorter')
}
