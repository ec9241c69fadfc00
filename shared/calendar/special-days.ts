import type { CalendarDay } from './calendar-day.ts'
import { weekdayOf, type Day } from './day.ts'

const rank = { working_day_moved: 0, rest_day_moved: 1, company: 2, public_holiday: 3 } as const

const isMoved = ({ kind }: CalendarDay) => kind === 'rest_day_moved' || kind === 'working_day_moved'

/** The day on which an entry takes effect: a holiday observed on a weekday frees that weekday, and not its own date again. */
const effectiveOn = (entry: CalendarDay): Day =>
  !isMoved(entry) && entry.observed_on !== null && weekdayOf(entry.observed_on) <= 5 ? entry.observed_on : entry.date

const known = new WeakMap<readonly CalendarDay[], ReadonlyMap<Day, CalendarDay>>()

/** The entry that counts on each day; of several the one that frees more surely. A calendar is indexed once, so it must not be changed afterwards. */
export function specialDays(calendar: readonly CalendarDay[]): ReadonlyMap<Day, CalendarDay> {
  const indexed = known.get(calendar)
  if (indexed) return indexed
  const days = new Map<Day, CalendarDay>()
  for (const entry of calendar) {
    const day = effectiveOn(entry)
    const other = days.get(day)
    if (!other || rank[entry.kind] > rank[other.kind]) days.set(day, entry)
  }
  known.set(calendar, days)
  return days
}
