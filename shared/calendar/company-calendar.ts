import type { CalendarDay } from './calendar-day.ts'
import { yearOf, type Day, type Year } from './day.ts'
import { remembering } from './remembered.ts'
import { holidaySundays, statutoryYear, type StatutoryDay } from './statutory-days.ts'

/** A day that a company adds; without a kind it is a day off of its own. */
export type OwnDay = Omit<CalendarDay, 'kind'> & { kind?: CalendarDay['kind'] }

/** What an administrator puts on a date in place of whatever stands there; null: an ordinary day of its weekday. */
export interface Correction {
  date: Day
  becomes: CalendarDay | null
}

export interface CompanyDays {
  /** ISO 3166-1 alpha-2. Outside Hungary only the company's own days are known. */
  country: string
  own: readonly OwnDay[]
  /** Of several for a date the last holds. */
  corrections?: readonly Correction[]
  /** Whether Easter Sunday and Whit Sunday count like public holidays (Mt. 102. § (4)); it matters to those who work on Sundays. */
  sundayHolidays?: boolean
}

const inWords = (locale: 'hu' | 'en', { name, ...day }: StatutoryDay): CalendarDay => ({
  id: `hu-${day.date}`,
  ...day,
  name: name[locale],
})

const concerns = (years: readonly Year[]) => (day: { date: Day; observed_on: Day | null }) =>
  years.includes(yearOf(day.date)) || (day.observed_on !== null && years.includes(yearOf(day.observed_on)))

function daysByLaw({ country, sundayHolidays = false }: CompanyDays, year: Year): readonly StatutoryDay[] {
  if (country !== 'HU') return []
  const { days } = statutoryYear(year)
  return sundayHolidays ? [...days, ...holidaySundays(year)] : days
}

const remembered = remembering<readonly CalendarDay[]>()
const noCorrections: readonly Correction[] = []

/** All special days of a company in the given years, in order; from memory where they were asked for before. */
export function calendarOfYears(
  company: CompanyDays,
  years: readonly Year[],
  locale: 'hu' | 'en',
): readonly CalendarDay[] {
  const { country, own, corrections = noCorrections, sundayHolidays = false } = company
  const name = `${country} ${sundayHolidays} ${locale} ${years.join()}`
  return remembered(own, corrections, name, () => findDays({ ...company, corrections }, years, locale))
}

function findDays(
  company: CompanyDays & Required<Pick<CompanyDays, 'corrections'>>,
  years: readonly Year[],
  locale: 'hu' | 'en',
): readonly CalendarDay[] {
  const { own, corrections } = company
  const corrected = new Map(corrections.map(({ date, becomes }) => [date, becomes]))
  return [
    ...years.flatMap(year => daysByLaw(company, year)).map(day => inWords(locale, day)),
    ...own.map(day => ({ kind: 'company' as const, ...day })),
  ]
    .filter(({ date }) => !corrected.has(date))
    .concat([...corrected.values()].filter(becomes => becomes !== null))
    .filter(concerns(years))
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

/** All special days of a company in a year, in order. */
export const calendarOf = (company: CompanyDays, year: Year, locale: 'hu' | 'en') =>
  calendarOfYears(company, [year], locale)
