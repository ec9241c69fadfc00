import { calendarOfYears, type CalendarDay } from '../calendar/company-calendar.ts'
import type { WorkingTime } from '../calendar/counted-year.ts'
import type { Year } from '../calendar/day.ts'
import { patternsOf } from '../calendar/working-pattern.ts'
import type { Member, WorkCalendar } from '../company/model.ts'
import type { EmploymentTerms } from '../people/model.ts'
import type { Language } from '../words/language.ts'
import { entitlement } from './entitlement.ts'
import type { LeaveFacts } from './entitlement/facts.ts'
import type { LeaveAccount, LeaveBook } from './model.ts'

/** Everything that a decision about somebody's leave rests on. */
export interface Situation<A extends LeaveAccount = LeaveAccount, B extends LeaveBook = LeaveBook> {
  member: Member
  terms: EmploymentTerms
  calendar: WorkCalendar
  account: A
  /** A book for each year that the decision touches. */
  books: readonly B[]
}

/** When somebody works in the given years: their own schedule or the company's, and the days that are not like others. */
export function workingTimeOf(
  { terms, calendar }: Pick<Situation, 'terms' | 'calendar'>,
  years: readonly Year[],
  language: Language = 'hu',
): WorkingTime {
  return {
    patterns: patternsOf(calendar.hours.map(asPattern), terms.hours.map(asPattern)),
    calendar: specialDaysOf(calendar, years, language),
  }
}

/** The company's special days of the given years. */
export const specialDaysOf = (
  { country, own_days }: WorkCalendar,
  years: readonly Year[],
  language: Language,
): CalendarDay[] => calendarOfYears({ country, own: own_days }, years, language)

const asPattern = ({ valid_from, week }: WorkCalendar['hours'][number]) => ({ valid_from, week })

/** What a person is due in a year, by the law of the company's country. */
export const entitlementOf = ({ terms, calendar }: Pick<Situation, 'terms' | 'calendar'>, year: Year) =>
  entitlement(factsOf(terms), year, { country: calendar.country })

const factsOf = ({ hours, ...terms }: EmploymentTerms): LeaveFacts => ({ ...terms, patterns: hours.map(asPattern) })

/** A book that nobody has written into. */
export const emptyBook = (whose: { company: string; member: string }, year: Year): LeaveBook => ({
  ...whose,
  year,
  bookings: [],
  extras: [],
})

/** The account of somebody who has not had leave yet. */
export const emptyAccount = (whose: { company: string; member: string }): LeaveAccount => ({
  ...whose,
  carried: [],
  carried_taken: [],
  per_child: {},
})
