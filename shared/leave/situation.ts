import type { CalendarDay } from '../calendar/calendar-day.ts'
import type { WorkingTime } from '../calendar/counted-year.ts'
import type { Year } from '../calendar/day.ts'
import { patternsOf } from '../calendar/working-pattern.ts'
import type { Member, WorkCalendar } from '../company/model.ts'
import { companyDays } from '../company/special-days.ts'
import { isUndated } from '../people/dated-facts.ts'
import type { EmploymentTerms } from '../people/model.ts'
import type { Language } from '../words/language.ts'
import { entitlement } from './entitlement/entitlement.ts'
import type { CarriedDays } from './entitlement/carry-over/carry-over.ts'
import type { Grant, Held, LeaveFacts, Span } from './entitlement/facts.ts'
import { linesInHours } from './entitlement/hours.ts'
import { defaultRules, type LeaveRules } from '../company/leave-rules.ts'
import { workingTimeBy } from './entitlement/working-time.ts'
import type { LeaveAccount, LeaveBook } from './model.ts'
import { unpaidLeave } from './balance/unpaid-leave.ts'

/** Everything that a decision about somebody's leave rests on. */
export interface Situation<A extends LeaveAccount = LeaveAccount, B extends LeaveBook = LeaveBook> {
  member: Member
  terms: EmploymentTerms
  calendar: WorkCalendar
  account: A
  /** A book for each year that the decision touches. */
  books: readonly B[]
  /** The books of other years that have a bearing on it: this year's and those of the three before it. */
  others?: readonly LeaveBook[]
  /** What was carried over into this year and into those before it, as far as that is known. */
  opening_balances?: readonly OpeningBalance[]
}

/** What was carried over into a year, and how many of these days were asked for as such, in later years too. */
export interface OpeningBalance {
  year: Year
  days: readonly CarriedDays[]
  taken: number
}

/** How the company reads the law. */
export const rulesOf = ({ country, leave_rules }: WorkCalendar): LeaveRules => ({
  ...defaultRules,
  ...leave_rules,
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

/** How somebody works and since when; to whoever may not know a person's own hours it is the company's. */
export const patternsShown = ({ terms, calendar }: Situation, knowsOwnHours: boolean) =>
  workingTimeOf({ terms: knowsOwnHours ? terms : { ...terms, hours: [] }, calendar }, []).patterns

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

/** What a person's leave of a year is counted from. */
export const factsOf = ({ terms, calendar, books, others = [] }: Situation, year: Year): LeaveFacts => ({
  ...terms,
  hazardous_conditions: alwaysOr(terms.hazardous_conditions),
  health_damage_or_disability: alwaysOr(terms.health_damage_or_disability),
  employer_extra_days: plainOr(terms.employer_extra_days),
  patterns: patternsOf(calendar.hours, terms.hours),
  absences: unpaidLeave([...others, ...books], year),
})

/** What holds without a date needs no stretches of time. */
const alwaysOr = (spans: readonly Span[]): Held => spans.some(isUndated) || spans

const plainOr = (grants: readonly Grant[]): number | readonly Grant[] =>
  grants.every(isUndated) ? grants.reduce((sum, { days }) => sum + days, 0) : grants

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
