import { countedYear, type SkippedDay, type WorkingTime } from './counted-year.ts'
import { hoursOf } from './hundredths.ts'
import { dayNumber, yearOf, type Day, type Year } from './day.ts'
import type { SkipReason } from './day-cost.ts'
import { withinYear, yearsOf, type Period } from './period.ts'
import { specialDays } from './special-days.ts'
import { followsDecree, patternOn } from './working-pattern.ts'

/** What a period of leave costs: working days in all and by calendar year, scheduled hours, and the days that cost nothing. */
export interface WorkingDays {
  days: number
  by_year: Record<Year, number>
  /** The scheduled hours, by which leave in an unequal schedule may be kept (Mt. 124. § (3)). */
  hours: number
  skipped: SkippedDay[]
}

/** Counts the working days of a period (Mt. 124. §); a period over New Year is split by year. */
export function workingDays(period: Period, time: WorkingTime): WorkingDays {
  const by_year: Record<Year, number> = {}
  let days = 0
  let hundredths = 0
  let skipped: SkippedDay[] = []
  for (const year of yearsOf(period)) {
    const part = withinYear(period, year)
    if (!part) continue
    const sums = countedYear(time, year)
    const from = dayNumber(part.from_date) - sums.first
    const to = dayNumber(part.to_date) - sums.first + 1
    const inYear = sums.days[to]! - sums.days[from]!
    by_year[year] = inYear
    days += inYear
    hundredths += sums.hundredths[to]! - sums.hundredths[from]!
    const free = sums.skipped.slice(sums.skippedBefore[from], sums.skippedBefore[to])
    skipped = skipped.length === 0 ? free : skipped.concat(free)
  }
  return { days, by_year, hours: hoursOf(hundredths), skipped }
}

/** What a day is to somebody who picks days off: whether it is blocked, why, and the name of what makes it special. */
export interface DayKind {
  date: Day
  kind: 'working_day' | 'working_day_moved' | SkipReason
  blocked: boolean
  name: string | null
}

export function dayKind(date: Day, time: WorkingTime): DayKind {
  const sums = countedYear(time, yearOf(date))
  const index = dayNumber(date) - sums.first
  const before = sums.skippedBefore[index]!
  const free = sums.skippedBefore[index + 1]! > before ? sums.skipped[before] : undefined
  if (free) return { date, kind: free.reason, blocked: true, name: free.name }
  const entry = specialDays(time.calendar).get(date)
  const moved = entry?.kind === 'working_day_moved' && followsDecree(patternOn(time.patterns, date))
  return { date, kind: moved ? entry.kind : 'working_day', blocked: false, name: moved ? entry.name : null }
}
