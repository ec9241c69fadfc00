import * as z from 'zod/mini'
import type { Month, Year } from './day.ts'
import { wholes } from './whole-numbers.ts'
import { Day, dayNumber, dayOf, daysBetween, monthOf, yearOf } from './day.ts'

/** Days from the first to the last, both included. One that ends before it begins holds no day. */
export const Period = z.object({ from_date: Day, to_date: Day })
export type Period = z.infer<typeof Period>

export const overlaps = (one: Period, other: Period) => one.from_date <= other.to_date && other.from_date <= one.to_date

/** Calendar days. */
export const lengthOf = (period: Period) => Math.max(0, daysBetween(period.from_date, period.to_date) + 1)

export const wholeYear = (year: Year): Period => ({ from_date: `${year}-01-01`, to_date: `${year}-12-31` })

/** What both have in common, if anything. */
export function commonPart(one: Period, other: Period): Period | undefined {
  const from_date = one.from_date > other.from_date ? one.from_date : other.from_date
  const to_date = one.to_date < other.to_date ? one.to_date : other.to_date
  return from_date <= to_date ? { from_date, to_date } : undefined
}

/** The part of a period that lies in a year, if any. */
export const withinYear = (period: Period, year: Year) => commonPart(period, wholeYear(year))

/** Every calendar year that the period touches, in order. */
export const yearsOf = ({ from_date, to_date }: Period): Year[] => {
  const first = yearOf(from_date)
  return Array.from({ length: Math.max(0, yearOf(to_date) - first + 1) }, (_, index) => first + index)
}

const monthNumber = (day: Day) => yearOf(day) * 12 + Number(day.slice(5, 7)) - 1
const monthOfNumber = (number: number): Month =>
  monthOf(`${wholes(number, 12)}-${String((number % 12) + 1).padStart(2, '0')}`)

/** Every month that the period touches, in order. */
export const monthsOf = ({ from_date, to_date }: Period): Month[] => {
  const first = monthNumber(from_date)
  return Array.from({ length: Math.max(0, monthNumber(to_date) - first + 1) }, (_, index) =>
    monthOfNumber(first + index),
  )
}

export function* eachDay({ from_date, to_date }: Period): Generator<Day> {
  const last = dayNumber(to_date)
  for (let number = dayNumber(from_date); number <= last; number += 1) yield dayOf(number)
}
