import type { Year } from '../../calendar/day.ts'
import { hundredthsOf } from '../../calendar/hundredths.ts'
import { roundedHalfUp, wholes } from '../../calendar/whole-numbers.ts'
import { patternOn, weeklyHundredths } from '../../calendar/working-pattern.ts'
import type { LeaveAmount } from '../../people/model.ts'
import { inHundredths, workingTimeOf, type Situation } from '../situation.ts'

/** Whole days, and hundredths of hours where they are known exactly. */
export interface Kept {
  days: number
  hundredths?: number | undefined
}

/**
 * The unit in which a person's leave of a year is kept: whole days, or hundredths of an hour (Mt. 124. § (2)–(3)). Amounts of a
 * unit are integers that are added up.
 */
export interface LeaveUnit {
  isHours: boolean
  ofDays: (days: number) => number
  of: (kept: Kept) => number
  /** The amount in days; a begun day counts whole. */
  keep: (amount: number) => Kept
}

const days: LeaveUnit = {
  isHours: false,
  ofDays: amount => amount,
  of: kept => kept.days,
  keep: amount => ({ days: amount }),
}

/** The hundredths of a day of a year whose leave is kept in days: a fifth of the week at its beginning. */
function averageDay(situation: Situation, year: Year): number {
  const { patterns } = workingTimeOf(situation, [year])
  return roundedHalfUp(weeklyHundredths(patternOn(patterns, `${year}-01-01`).week), 5)
}

/** The unit of a person's year. */
export function unitOf(situation: Situation, year: Year): LeaveUnit {
  const oneDay = inHundredths(1, situation, year)
  if (oneDay === null) return days
  const ofDays = (amount: number) =>
    amount < 0 ? -inHundredths(-amount, situation, year)! : inHundredths(amount, situation, year)!
  return {
    isHours: true,
    ofDays,
    of: kept => kept.hundredths ?? ofDays(kept.days),
    keep: amount => ({ days: begunDays(amount, oneDay), hundredths: amount }),
  }
}

/** Days of hundredths of hours, rounded away from zero. */
export const begunDays = (hundredths: number, oneDay: number): number =>
  hundredths < 0 ? -begunDays(-hundredths, oneDay) : wholes(hundredths + oneDay - 1, oneDay)

/** An amount as it was entered, in a person's year. */
export function keptOf({ unit, amount }: LeaveAmount, situation: Situation, year: Year): Kept {
  if (unit === 'days') return { days: amount }
  const hundredths = hundredthsOf(amount)
  return { days: begunDays(hundredths, inHundredths(1, situation, year) ?? averageDay(situation, year)), hundredths }
}
