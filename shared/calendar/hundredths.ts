import { roundedHalfUp } from './whole-numbers.ts'

/** Hours as integers, hundredths of an hour, by which they are added up: the digits are read, so nothing is rounded on the way. */
export const hundredthsOf = (hours: number) => Number(hours.toFixed(2).replace('.', ''))

/** Hundredths of an hour as hours again, at the very end. */
export const hoursOf = (hundredths: number) => hundredths / 100

/** Minutes as hours with at most two decimals. */
export const hoursOfMinutes = (minutes: number) =>
  hoursOf(minutes < 0 ? -hundredthsOfMinutes(-minutes) : hundredthsOfMinutes(minutes))

const hundredthsOfMinutes = (minutes: number) => roundedHalfUp(100 * minutes, 60)
