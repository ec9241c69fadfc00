import type { Day, Year } from '../../calendar/day.ts'
import { overlaps, type Period } from '../../calendar/period.ts'
import { balanceOf, bookOf } from '../balance/balance.ts'
import type { EffectOnYear } from '../contract/employment-effect.ts'
import { daysGained } from './recount-effect.ts'
import type { Situation } from '../situation.ts'

/** What a change makes of a person's year; booked leave is counted again in the period only, and nowhere where there is none. */
export function effectOnYear(
  before: Situation,
  after: Situation,
  { year, today, counted }: { year: Year; today: Day; counted: Period | undefined },
): EffectOnYear {
  const [was, is] = [balanceOf(before, year, today), balanceOf(after, year, today)]
  const booked = bookOf(before, year).bookings.filter(booking => counted && overlaps(booking, counted))
  return {
    year,
    entitled_before: was.entitled,
    entitled_after: is.entitled,
    hours_before: was.in_hours?.entitled ?? null,
    hours_after: is.in_hours?.entitled ?? null,
    sick_before: was.sick,
    sick_after: is.sick,
    days: daysGained(booked, before, after),
  }
}
