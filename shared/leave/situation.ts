import type { CalendarDay } from '../calendar/calendar-day.ts'
import type { WorkingTime } from '../calendar/counted-year.ts'
import type { Year } from '../calendar/day.ts'
import { patternsOf } from '../calendar/working-pattern.ts'
import type { Member, WorkCalendar } from '../company/model.ts'
import { companyDays } from '../company/special-days.ts'
import type { EmploymentTerms } from '../people/model.ts'
import type { Language } from '../words/language.ts'
import { entitlement } from './entitlement.ts'
import type { LeaveFacts } from './entitlement/facts.ts'
import { linesInHours } from './entitlement/hours.ts'
import { defaultRules, type LeaveRules } from './entitlement/rules.ts'
import { workingTimeBy } from './entitlement/working-time.ts'
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

/** How the company reads the law. */
export const rulesOf = ({ country, leave_rules }: WorkCalendar): LeaveRules => ({
  ...defaultRules,
  ...(leave_rules as Partial<LeaveRules> | undefined),
  country,
})

/** When somebody works in the given years: their own schedule or the company's, and the days that are not like others. */
export const workingTimeOf = (
  { terms, calendar }: Pick<Situation, 'terms' | 'calendar'>,
  years: readonly Year[],
  language: Language = 'hu',
): WorkingTime =>
  workingTimeBy(rulesOf(calendar), {
    patterns: patternsOf(calendar.hours, terms.hours),
    days: companyDays(calendar),
    years,
    language,
  })

/** The company's special days of the given years. */
export const specialDaysOf = (
  calendar: WorkCalendar,
  years: readonly Year[],
  language: Language,
): readonly CalendarDay[] =>
  workingTimeBy(rulesOf(calendar), { patterns: [], days: companyDays(calendar), years, language }).calendar

/** What a person is due in a year, by the law of the company's country. */
export const entitlementOf = (situation: Situation, year: Year) =>
  entitlement(factsOf(situation, year), year, rulesOf(situation.calendar))

/** What so many days of a year's leave are in hundredths of an hour; null where the person's leave is kept in days. */
export function inHundredths(days: number, situation: Situation, year: Year): number | null {
  const { country, unequalMode } = rulesOf(situation.calendar)
  if (country !== 'HU' || unequalMode !== 'hours') return null
  const lines = linesInHours(days, factsOf(situation, year), year)
  return lines && lines.reduce((sum, { hundredths }) => sum + hundredths, 0)
}

/** Unpaid leave by agreement is not time at work (Mt. 115. § (2)), so it makes the year's leave less. */
const factsOf = ({ terms, calendar, books }: Situation, year: Year): LeaveFacts => ({
  ...terms,
  patterns: patternsOf(calendar.hours, terms.hours),
  absences_not_counted: books
    .filter(book => book.year === year)
    .flatMap(({ bookings }) => bookings)
    .filter(({ type_id, status }) => type_id === unpaid && status === 'approved')
    .map(({ from_date: from, to_date: to }) => ({ from, to })),
})

const unpaid = 5

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
