import type { CalendarDay } from '../calendar/calendar-day.ts'
import { calendarOf, type CompanyDays } from '../calendar/company-calendar.ts'
import { isDay, yearOf, type Day } from '../calendar/day.ts'
import { problem, refuse } from '../contract/problem.ts'
import type { Language } from '../words/language.ts'
import type { OwnDay, WorkCalendar } from './model.ts'

/** The most own days and the most corrections in a calendar, so that its item stays small. */
export const maximumOwnDays = 400

type DaysOfCompany = Pick<WorkCalendar, 'country' | 'own_days' | 'corrections' | 'leave_rules'>

/** Whether the company counts Easter Sunday and Whit Sunday like public holidays. */
const sundaysAreHolidays = ({ leave_rules }: DaysOfCompany) => leave_rules?.sundayHolidays === 'like_holidays'

/** What a company's special days are found from. Corrections are of Hungarian days, so they rest while the company is elsewhere. */
export const companyDays = (calendar: DaysOfCompany): CompanyDays => ({
  country: calendar.country,
  own: calendar.own_days,
  corrections: calendar.country === 'HU' ? calendar.corrections : undefined,
  sundayHolidays: sundaysAreHolidays(calendar),
})

/** What the law says of a date, whatever the company has made of it. */
export function dayByLaw(calendar: DaysOfCompany, date: Day, language: Language): CalendarDay | undefined {
  const { country } = calendar
  const days = calendarOf({ country, own: [], sundayHolidays: sundaysAreHolidays(calendar) }, yearOf(date), language)
  return days.find(day => day.date === date)
}

/** A day as an administrator describes it. */
export interface DayForm {
  name: string
  date: Day
  observed_on?: Day | null | undefined
  /** `working`: an ordinary day of its weekday. */
  kind?: CalendarDay['kind'] | 'working' | undefined
}

export interface ChangedCalendar<C> {
  calendar: C
  /** The special day on the date now; null: a regular day. */
  day: CalendarDay | null
}

/**
 * The calendar with one more own day; on the date of a statutory day made regular it becomes a correction.
 * @throws Problem `invalid` when the company has put something on that date already
 */
export function withDay<C extends WorkCalendar>(calendar: C, id: string, form: DayForm) {
  assertDateFree(calendar, form.date)
  if (correctionOn(calendar, form.date)) {
    const day = asDay(lawId(form.date), form)
    return { ...withCorrection(calendar, form.date, day), day }
  }
  if (calendar.own_days.length >= maximumOwnDays)
    throw refuse('date', 'problems:tooManyItems', { maximum: maximumOwnDays })
  const day = asDay(id, form)
  return { calendar: { ...calendar, own_days: [...calendar.own_days, day] }, day }
}

/**
 * The calendar with an own day changed, or with a statutory day corrected. @throws Problem `notFound`, or `invalid` with a
 * sentence at the field that stands in the way
 */
export function withChangedDay<C extends WorkCalendar>(calendar: C, id: string, form: DayForm): ChangedCalendar<C> {
  const statutory = lawDateOf(calendar, id)
  if (statutory) {
    if (form.date !== statutory) throw refuse('date', 'problems:lawDayStays')
    return withCorrection(calendar, statutory, form.kind === 'working' ? null : asDay(id, form))
  }
  const others = calendar.own_days.filter(day => day.id !== id)
  if (others.length === calendar.own_days.length) throw problem('notFound')
  if (form.kind === 'working') throw refuse('kind', 'problems:ownDayWorking')
  assertDateFree({ ...calendar, own_days: others }, form.date)
  if (correctionOn(calendar, form.date)) throw refuse('date', 'problems:dayCorrected')
  const day = asDay(id, form)
  return { calendar: { ...calendar, own_days: [...others, day] }, day }
}

/** The outcome of a removal: the own day is gone, the statutory day is a regular one, or the correction is undone. */
export type RemovalOutcome = 'removed' | 'ordinary' | 'by_law'

/**
 * Removes an own day, makes a statutory day regular, or undoes a correction. @throws Problem `notFound`
 */
export function withoutDay<C extends WorkCalendar>(calendar: C, id: string): { calendar: C; became: RemovalOutcome } {
  const statutory = lawDateOf(calendar, id)
  if (statutory && correctionOn(calendar, statutory))
    return { calendar: { ...calendar, corrections: otherCorrections(calendar, statutory) }, became: 'by_law' }
  if (statutory) return { ...withCorrection(calendar, statutory, null), became: 'ordinary' }
  const own_days = calendar.own_days.filter(day => day.id !== id)
  if (own_days.length === calendar.own_days.length) throw problem('notFound')
  return { calendar: { ...calendar, own_days }, became: 'removed' }
}

/** The days on whose dates the company has no own day or correction. */
export const missingDays = (calendar: Pick<WorkCalendar, 'own_days'>, days: readonly OwnDay[]): OwnDay[] =>
  days.filter(({ date }) => !calendar.own_days.some(own => own.date === date))

/** Adds the days on whose dates the company has no own day or correction. @throws Problem `invalid` when there are too many */
export function withMissingDays<C extends WorkCalendar>(calendar: C, days: readonly OwnDay[]) {
  const missing = missingDays(calendar, days)
  const own_days = [...calendar.own_days, ...missing]
  if (own_days.length > maximumOwnDays) throw refuse('year', 'problems:tooManyItems', { maximum: maximumOwnDays })
  return { calendar: { ...calendar, own_days }, missing }
}

const lawId = (date: Day) => `hu-${date}`

/** The date that a statutory day's id stands for; undefined for any other id. */
function lawDateOf(calendar: WorkCalendar, id: string): Day | undefined {
  const date = id.slice(lawId('').length)
  if (calendar.country !== 'HU' || id !== lawId(date) || !isDay(date)) return undefined
  return correctionOn(calendar, date) || dayByLaw(calendar, date, 'hu') ? date : undefined
}

/** The special day of an id as the company has it; undefined for a statutory day that was made regular, and for an unknown id. */
export function dayOfId(calendar: WorkCalendar, id: string, language: Language): OwnDay | undefined {
  const own = calendar.own_days.find(day => day.id === id)
  const statutory = lawDateOf(calendar, id)
  if (own || !statutory) return own
  const correction = correctionOn(calendar, statutory)
  return correction ? (correction.becomes ?? undefined) : dayByLaw(calendar, statutory, language)
}

const correctionOn = ({ country, corrections }: WorkCalendar, date: Day) =>
  country === 'HU' ? corrections.find(correction => correction.date === date) : undefined

const otherCorrections = ({ corrections }: WorkCalendar, date: Day) => corrections.filter(other => other.date !== date)

function withCorrection<C extends WorkCalendar>(
  calendar: C,
  date: Day,
  becomes: CalendarDay | null,
): ChangedCalendar<C> {
  const others = otherCorrections(calendar, date)
  if (others.length >= maximumOwnDays) throw refuse('date', 'problems:tooManyItems', { maximum: maximumOwnDays })
  return { calendar: { ...calendar, corrections: [...others, { date, becomes }] }, day: becomes }
}

/** @throws Problem `invalid` when the company has put something on that date already */
function assertDateFree(calendar: WorkCalendar, date: Day) {
  const isTaken = calendar.own_days.some(own => own.date === date) || correctionOn(calendar, date)?.becomes
  if (isTaken) throw refuse('date', 'problems:dayTaken')
}

function asDay(id: string, { name, date, observed_on, kind }: DayForm): CalendarDay {
  if (kind === 'working') throw refuse('kind', 'problems:ownDayWorking')
  return { id, name, date, observed_on: observed_on ?? null, kind: kind ?? 'company' }
}
