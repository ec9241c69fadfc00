import * as z from 'zod/mini'
import { wholes } from './whole-numbers.ts'

/** A time of the day as `HH:MM`, 00:00 to 23:59, as clocks in Budapest show it. */
export const ClockTime = z
  .string({ error: 'problems:clockTime' })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'problems:clockTime' }))
export type ClockTime = string

export const minutesADay = 24 * 60

/** Minutes since midnight. */
export const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** What clocks show so many minutes after midnight, on the next day too. */
export function clockTimeAt(minutes: number): ClockTime {
  const ofDay = minutes % minutesADay
  return `${twoDigits(wholes(ofDay, 60))}:${twoDigits(ofDay % 60)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
