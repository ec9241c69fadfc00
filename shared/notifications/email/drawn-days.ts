import { eachDay, lengthOf, type Period } from '../../calendar/period.ts'
import type { SkippedDay } from '../../calendar/counted-year.ts'
import type { SkipReason } from '../../calendar/day-cost.ts'
import type { DayState, EmailDay } from './email-parts.ts'

/** The most days that are drawn: four weeks. */
const mostDrawn = 28

/** The days of a leave as an email draws them; none of one that is too long for it, whose dates say enough. */
export function drawnDays(
  period: Period,
  state: Exclude<DayState, SkipReason>,
  skipped: readonly SkippedDay[] = [],
): EmailDay[] {
  if (lengthOf(period) > mostDrawn) return []
  const reasons = new Map(skipped.map(({ date, reason }) => [date, reason]))
  return [...eachDay(period)].map(date => ({ date, state: reasons.get(date) ?? state }))
}
