import { eachDay, type Period } from '#shared/calendar/period.ts'
import type { SkippedDay } from '#shared/calendar/counted-year.ts'

/** Boxes for more days than this would be too narrow to tell apart. */
const longestStrip = 62

/** A box for every day of a range: counted, not counted, or a public holiday. */
export function rangeCells(
  period: Period,
  skipped: readonly { date: string; reason: string }[],
): ('planned' | 'off' | 'holiday')[] {
  const reasons = new Map(skipped.map(({ date, reason }) => [date, reason]))
  return [...eachDay(period)].slice(0, longestStrip).map(day => {
    const reason = reasons.get(day)
    return reason === undefined ? 'planned' : reason === 'public_holiday' ? 'holiday' : 'off'
  })
}

/** The skipped days that have a name, unlike a weekend. */
export const namedSkips = (skipped: readonly Pick<SkippedDay, 'date' | 'name'>[]) =>
  skipped.filter(({ name }) => name !== null)
