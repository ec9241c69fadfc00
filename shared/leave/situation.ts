import type { CalendarDay } from '../calendar/calendar-day.ts'
import type { WorkingTime } from '../calendar/counted-year.ts'
import type { Year } from '../calendar/day.ts'
import { yearsOf, type Period } from '../calendar/period.ts'
import { workingDays } from '../calendar/working-days.ts'
import { patternsOf } from '../calendar/working-pattern.ts'
import type { Member, WorkCalendar } from '../company/model.ts'
import { companyDays } from '../company/special-days.ts'
import { isUndated } from '../people/dated-facts.ts'
import { presentEmployment } from '../people/employments.ts'
import type { Employment, EmploymentTerms } from '../people/model.ts'
import type { Language } from '../words/language.ts'
import { entitlement } from './entitlement/entitlement.ts'
import type { CarriedDays } from './entitlement/carry-over/carry-over.ts'
import type { Grant, Held, LeaveFacts, Span } from './entitlement/facts.ts'
import { linesInHours } from './entitlement/hours.ts'
import { defaultRules, type LeaveRules } from '../company/leave-rules.ts'
import { workingTimeBy } from './entitlement/working-time.ts'
import type { LeaveAccount, LeaveBook } from './model.ts'
import { unpaidLeave } from './balance/unpaid-leave.ts'

/** Everything that a decision about one person's leave is based on. */
export interface Situation<A extends LeaveAccount = LeaveAccount, B extends LeaveBook = LeaveBook> {
  member: Member
  terms: EmploymentTerms
  /** The employment that is decided on; the present one where none is given. */
  employment?: Employment
  calendar: WorkCalendar
  account: A
  /** A book for each year that the decision touches. */
  books: readonly B[]
  /** The books of this year and of the three years before it, where the decision does not touch them. */
  others?: readonly LeaveBook[]
  /** The opening balances of this year and of the years before it, as far as they are known. */
  opening_balances?: readonly OpeningBalance[]
}

/** The days carried over into a year, and what of them was requested as carried-over leave, in later years too. */
export interface OpeningBalance {
  year: Year
  days: readonly CarriedDays[]
  taken: Pick<CarriedDays, 'days' | 'hundredths'>
}

/** The employment that a situation is about. */
export const employmentOf = ({ employment, terms }: Pick<Situation, 'employment' | 'terms'>): Employment =>
  employment ?? presentEmployment(terms)

/** The company's leave rules: what it chose, and the default of every other rule. */
export const rulesOf = ({ country, leave_rules }: WorkCalendar): LeaveRules => ({
  ...defaultRules,
  ...leave_rules,
  country,
})

/** A person's working time in the given years: their own schedule or the company's, and the special days. */
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

/** Whether a person works on some day of a period. */
export const workedBy =
  (situation: Pick<Situation, 'terms' | 'calendar'>) =>
  (period: Period): boolean =>
    workingDays(period, workingTimeOf(situation, yearsOf(period))).days > 0

/** A person's working patterns; the company's for a reader who may not know the person's own hours. */
export const patternsShown = ({ terms, calendar }: Situation, knowsOwnHours: boolean) =>
  workingTimeOf({ terms: knowsOwnHours ? terms : { ...terms, hours: [] }, calendar }, []).patterns

/** The company's special days of the given years. */
export const specialDaysOf = (
  calendar: WorkCalendar,
  years: readonly Year[],
  language: Language,
): readonly CalendarDay[] =>
  workingTimeBy(rulesOf(calendar), { patterns: [], days: companyDays(calendar), years, language }).calendar

/** A person's entitlement in a year, by the law of the company's country. */
export const entitlementOf = (situation: Situation, year: Year) =>
  entitlement(factsOf(situation, year), year, rulesOf(situation.calendar))

/** Days of a year's leave in hundredths of an hour; null where the person's leave is kept in days. */
export function inHundredths(days: number, situation: Situation, year: Year): number | null {
  const { country, unequalMode } = rulesOf(situation.calendar)
  if (country !== 'HU' || unequalMode !== 'hours') return null
  const lines = linesInHours(days, factsOf(situation, year), year)
  return lines && lines.reduce((sum, { hundredths }) => sum + hundredths, 0)
}

/** The facts that a person's entitlement of a year is computed from. */
export const factsOf = (situation: Situation, year: Year): LeaveFacts => {
  const { terms, calendar, books, others = [] } = situation
  return {
    ...terms,
    ...employmentOf(situation),
    hazardous_conditions: alwaysOr(terms.hazardous_conditions),
    health_damage_or_disability: alwaysOr(terms.health_damage_or_disability),
    employer_extra_days: plainOr(terms.employer_extra_days),
    patterns: patternsOf(calendar.hours, terms.hours),
    absences: unpaidLeave([...others, ...books], year, {
      isWorked: workedBy(situation),
      sixMonthsAgain: rulesOf(calendar).sixMonthsAgain,
    }),
  }
}

/** A status without dates holds for the whole employment. */
const alwaysOr = (spans: readonly Span[]): Held => spans.some(isUndated) || spans

const plainOr = (grants: readonly Grant[]): number | readonly Grant[] =>
  grants.every(isUndated) ? grants.reduce((sum, { days }) => sum + days, 0) : grants

/** The book of a year without bookings. */
export const emptyBook = (whose: { company: string; member: string }, year: Year): LeaveBook => ({
  ...whose,
  year,
  bookings: [],
  extras: [],
})

/** The account of a person without any leave yet. */
export const emptyAccount = (whose: { company: string; member: string }): LeaveAccount => ({
  ...whose,
  carried: [],
  carried_taken: [],
  per_child: {},
})
