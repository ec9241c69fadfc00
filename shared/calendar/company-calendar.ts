import * as z from 'zod/mini'
import type { Year } from './day.ts'
import { Day, yearOf } from './day.ts'
import { statutoryYear, type StatutoryDay } from './statutory-days.ts'

/**
 * A day that is not like the others of its weekday. `observed_on`: of a moved rest day, the Saturday worked instead; of a
 * working Saturday, the day it stands in for; of a holiday, the weekday on which it is kept instead of its own date.
 */
export const CalendarDay = z.object({
  id: z.string(),
  name: z.string(),
  date: Day,
  observed_on: z.nullable(Day),
  kind: z.enum(['public_holiday', 'rest_day_moved', 'working_day_moved', 'company']),
})
export type CalendarDay = z.infer<typeof CalendarDay>

/** A day that a company adds; without a kind it is a day off of its own. */
export type OwnDay = Omit<CalendarDay, 'kind'> & { kind?: CalendarDay['kind'] }

/** What stands on a date in place of the statutory entry; null: an ordinary day. */
export interface Correction {
  date: Day
  becomes: CalendarDay | null
}

export interface CompanyDays {
  /** ISO 3166-1 alpha-2. Outside Hungary only the company's own days are known. */
  country: string
  own: readonly OwnDay[]
  corrections?: readonly Correction[]
}

const statutory = (locale: 'hu' | 'en', { name, ...day }: StatutoryDay): CalendarDay => ({
  id: `hu-${day.date}`,
  ...day,
  name: name[locale],
})

const concerns = (years: readonly Year[]) => (day: { date: Day; observed_on: Day | null }) =>
  years.includes(yearOf(day.date)) || (day.observed_on !== null && years.includes(yearOf(day.observed_on)))

/** All special days of a company in the given years, in order. */
export function calendarOfYears(
  { country, own, corrections = [] }: CompanyDays,
  years: readonly Year[],
  locale: 'hu' | 'en',
): CalendarDay[] {
  const byLaw = country === 'HU' ? years.flatMap(year => statutoryYear(year).days) : []
  const corrected = new Set(corrections.map(({ date }) => date))
  return [
    ...byLaw.filter(({ date }) => !corrected.has(date)).map(day => statutory(locale, day)),
    ...corrections.flatMap(({ becomes }) => (becomes ? [becomes] : [])).filter(concerns(years)),
    ...own.filter(concerns(years)).map(day => ({ kind: 'company' as const, ...day })),
  ].sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

/** All special days of a company in a year, in order. */
export const calendarOf = (company: CompanyDays, year: Year, locale: 'hu' | 'en') =>
  calendarOfYears(company, [year], locale)
