import * as z from 'zod/mini'
import { wholes } from './whole-numbers.ts'

const firstYear = 1900
const lastYear = 2100

const RealDate = z.iso.date()

/** What is wrong with a text that is no day: it names one that no month has, or it is written otherwise or of another age. */
export const dayMistake = (text: unknown) =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !RealDate.safeParse(text).success
    ? 'problems:noSuchDay'
    : 'problems:isoDate'

/** A calendar day as `YYYY-MM-DD`, strictly valid, 1900–2100. It is a date, never an instant, so no time zone can shift it. */
export const Day = z.iso
  .date({ error: ({ input }) => dayMistake(input), abort: true })
  .check(z.refine(day => `${firstYear}-01-01` <= day && day <= `${lastYear}-12-31`, { error: 'problems:isoDate' }))
export type Day = string

export const Year = z
  .int({ error: 'problems:year' })
  .check(z.gte(firstYear, { error: 'problems:year' }), z.lte(lastYear, { error: 'problems:year' }))
export type Year = number

/** A month as `YYYY-MM`. */
export const Month = z
  .string({ error: 'problems:month' })
  .check(z.regex(/^(19\d\d|20\d\d|2100)-(0[1-9]|1[0-2])$/, { error: 'problems:month' }))
export type Month = string

/** 1 = Monday … 7 = Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const
/** Days from 1 January of the year 1 to 1 January 1970. */
const daysBefore1970 = 719162
const daysIn400Years = 146097

export const isDay = (text: string): text is Day => Day.safeParse(text).success
export const isLeapYear = (year: Year) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
export const daysInYear = (year: Year): 365 | 366 => (isLeapYear(year) ? 366 : 365)

const daysBeforeYear = (year: Year) => {
  const full = year - 1
  return full * 365 + wholes(full, 4) - wholes(full, 100) + wholes(full, 400)
}

const daysBefore = (year: Year, month: number) =>
  daysBeforeYear(year) + daysBeforeMonth[month - 1]! + (month > 2 && isLeapYear(year) ? 1 : 0)

export const yearOf = (day: Day): Year => Number(day.slice(0, 4))
export const monthOf = (day: Day): Month => day.slice(0, 7)
/** `MM-DD`: what a birthday or an anniversary comes back on. */
export const monthDayOf = (day: Day) => day.slice(5)

/** Days since 1970-01-01, so that days are compared, added and subtracted as integers. */
export const dayNumber = (day: Day) =>
  daysBefore(yearOf(day), Number(day.slice(5, 7))) + Number(day.slice(8, 10)) - 1 - daysBefore1970

const written = (year: Year, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`

/** The day with this number: the inverse of `dayNumber`. */
export function dayOf(number: number): Day {
  const days = number + daysBefore1970
  // The average length of a year may overshoot by one year at a year's end.
  const guess = wholes(days * 400, daysIn400Years) + 1
  const year = daysBeforeYear(guess) > days ? guess - 1 : daysBeforeYear(guess + 1) <= days ? guess + 1 : guess
  let month = 12
  while (daysBefore(year, month) > days) month -= 1
  return written(year, month, days - daysBefore(year, month) + 1)
}

export const addDays = (day: Day, days: number): Day => dayOf(dayNumber(day) + days)

/** Days from the first to the second; 1 to the next day, negative backwards. */
export const daysBetween = (from: Day, to: Day) => dayNumber(to) - dayNumber(from)

const remainder = (dividend: number, divisor: number) => ((dividend % divisor) + divisor) % divisor

/** 1970-01-01 was a Thursday. */
export const weekdayOfNumber = (number: number) => (remainder(number + 3, 7) + 1) as Weekday
export const weekdayOf = (day: Day): Weekday => weekdayOfNumber(dayNumber(day))

export const daysInMonth = (year: Year, month: number) =>
  (month === 12 ? daysBeforeYear(year + 1) : daysBefore(year, month + 1)) - daysBefore(year, month)

/** The day of these numbers; one that the month does not have becomes its last (Mt. 25. § (4)). */
export const dayFrom = (year: Year, month: number, date: number): Day =>
  written(year, month, Math.min(date, daysInMonth(year, month)))

/** The same month and date some years later; 28 February for a leap day in a common year. */
export const addYears = (day: Day, years: number): Day =>
  dayFrom(yearOf(day) + years, Number(day.slice(5, 7)), Number(day.slice(8, 10)))

/** The same date some months later; the last of a month that is too short (Mt. 25. § (4)). */
export function addMonths(day: Day, months: number): Day {
  const since = yearOf(day) * 12 + Number(day.slice(5, 7)) - 1 + months
  return dayFrom(wholes(since, 12), (since % 12) + 1, Number(day.slice(8, 10)))
}
