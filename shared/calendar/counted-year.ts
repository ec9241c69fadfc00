import type { CalendarDay } from './calendar-day.ts'
import { dayNumber, dayOf, daysInYear, weekdayOfNumber, type Day, type Year } from './day.ts'
import { costOf, type SkipReason } from './day-cost.ts'
import { remembering } from './remembered.ts'
import { specialDays } from './special-days.ts'
import { patternOn, type WorkingPattern } from './working-pattern.ts'

/** A day of a request that costs nothing, and why; `name` is the holiday's. */
export interface SkippedDay {
  date: Day
  reason: SkipReason
  name: string | null
}

/** What a person's days are counted by. Both lists are read once and remembered, so they must not be changed afterwards. */
export interface WorkingTime {
  patterns: readonly WorkingPattern[]
  /** All special days of every year that is asked for. */
  calendar: readonly CalendarDay[]
}

/** One year of a person, added up once: entry `i` is the sum of the first `i` days, so any range is a subtraction. */
export interface CountedYear {
  /** The number of 1 January. */
  first: number
  days: Uint16Array
  hundredths: Uint32Array
  skippedBefore: Uint16Array
  skipped: readonly SkippedDay[]
}

function countYear({ patterns, calendar }: WorkingTime, year: Year): CountedYear {
  const special = specialDays(calendar)
  const length = daysInYear(year)
  const first = dayNumber(`${year}-01-01`)
  const days = new Uint16Array(length + 1)
  const hundredths = new Uint32Array(length + 1)
  const skippedBefore = new Uint16Array(length + 1)
  const skipped: SkippedDay[] = []
  for (let index = 0; index < length; index += 1) {
    const date = dayOf(first + index)
    const entry = special.get(date)
    const cost = costOf(weekdayOfNumber(first + index), patternOn(patterns, date), entry)
    if (cost.reason) skipped.push({ date, reason: cost.reason, name: cost.reason === entry?.kind ? entry.name : null })
    days[index + 1] = days[index]! + cost.days
    hundredths[index + 1] = hundredths[index]! + cost.hundredths
    skippedBefore[index + 1] = skipped.length
  }
  return { first, days, hundredths, skippedBefore, skipped }
}

const remembered = remembering<CountedYear>()

/** The added-up year, from memory where the same calendar and patterns were asked for before. */
export const countedYear = (time: WorkingTime, year: Year): CountedYear =>
  remembered(time.calendar, time.patterns, year, () => countYear(time, year))
