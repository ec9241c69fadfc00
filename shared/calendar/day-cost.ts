import type { CalendarDay } from './calendar-day.ts'
import { weekdayOf, type Weekday } from './day.ts'
import { firstWorkdayOf, followsDecree, hundredthsOn, restDaysOf, type WorkingPattern } from './working-pattern.ts'

/** Why a day costs nothing. */
export type SkipReason = 'rest_day' | 'public_holiday' | 'rest_day_moved' | 'company'

/** What one day off costs: a day or none, and the scheduled hours in hundredths. */
export interface DayCost {
  days: 0 | 1
  hundredths: number
  reason: SkipReason | null
}

/** What the special entry of a day means to somebody: a day off, a day worked like another weekday, or nothing. */
function meaningOf(
  entry: CalendarDay | undefined,
  pattern: WorkingPattern,
  weekday: Weekday,
): SkipReason | Weekday | null {
  if (!entry) return null
  if (entry.kind === 'public_holiday' || entry.kind === 'company') return entry.kind
  if (!followsDecree(pattern)) return null
  if (entry.kind === 'rest_day_moved') return entry.kind
  if (entry.observed_on !== null) return weekdayOf(entry.observed_on)
  return hundredthsOn(pattern.week, weekday) > 0 ? weekday : firstWorkdayOf(pattern.week)
}

/**
 * What a day off costs (Mt. 124. §): in the general schedule a day where there are hours to work; in an unequal schedule
 * every day but the weekly rest days and the holidays. A working Saturday counts like the weekday it stands in for,
 * one that stands in for none like the first workday of the week, unless its own weekday is worked.
 */
export function costOf(weekday: Weekday, pattern: WorkingPattern, entry?: CalendarDay): DayCost {
  const meaning = meaningOf(entry, pattern, weekday)
  if (typeof meaning === 'string') return { days: 0, hundredths: 0, reason: meaning }
  const workedLike = meaning ?? weekday
  const hundredths = hundredthsOn(pattern.week, workedLike)
  const counts = pattern.unequal_schedule ? !restDaysOf(pattern).includes(workedLike) : hundredths > 0
  return counts ? { days: 1, hundredths, reason: null } : { days: 0, hundredths: 0, reason: 'rest_day' }
}
