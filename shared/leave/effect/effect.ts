import { yearOf, type Day, type Year } from '../../calendar/day.ts'
import { overlaps, yearsOf, type Period } from '../../calendar/period.ts'
import { workingDays } from '../../calendar/working-days.ts'
import type { Member } from '../../company/model.ts'
import { balanceOf, bookOf } from '../balance/balance.ts'
import type { Booking } from '../model.ts'
import { workingTimeOf, type Situation } from '../situation.ts'
import { unavailable } from '../request/offer.ts'
import { leaveType, leaveTypes } from '../types.ts'
import type { LeaveEffect } from './leave-effect.ts'

/** The terms and the calendar by which working days are counted. */
type Counted = Pick<Situation, 'terms' | 'calendar'>

/** The effect of a change on a person's year; booked leave is recounted in the period `counted` only, and not at all without one. */
export function effectOnYear(
  before: Situation,
  after: Situation,
  { year, today, counted }: { year: Year; today: Day; counted: Period | undefined },
): LeaveEffect[] {
  const [was, is] = [balanceOf(before, year, today), balanceOf(after, year, today)]
  const booked = bookOf(before, year).bookings.filter(booking => counted && overlaps(booking, counted))
  return differences(before.member, {
    year,
    entitled: { before: was.entitled, after: is.entitled },
    hours: { before: was.in_hours?.entitled ?? null, after: is.in_hours?.entitled ?? null },
    sick: { before: was.sick, after: is.sick },
    booked: daysGained(booked, before, after)[year] ?? 0,
    types: year === yearOf(today) ? typesChanged(before, after, today) : undefined,
  })
}

/** The effect of a change on a person's booked leave, year by year, for a change that affects nothing else. */
export const effectOnBooked = (
  member: Pick<Member, 'id' | 'first_name' | 'last_name'>,
  booked: readonly Booked[],
  before: Counted,
  after: Counted,
): LeaveEffect[] =>
  Object.entries(daysGained(booked, before, after)).flatMap(([year, days]) =>
    differences(member, { year: Number(year), booked: days }),
  )

/** The leave types on offer today after a change, and those that no longer are. */
function typesChanged(before: Situation, after: Situation, today: Day): LeaveEffect['types'] {
  const offered = (situation: Situation) =>
    leaveTypes.flatMap(({ id }) => (unavailable(id, situation, today) ? [] : [id]))
  const [was, is] = [offered(before), offered(after)]
  const [opened, closed] = [is.filter(id => !was.includes(id)), was.filter(id => !is.includes(id))]
  return opened.length || closed.length ? { opened, closed } : undefined
}

type Booked = Pick<Booking, 'type_id' | 'from_date' | 'to_date'>

/**
 * Booked days that become free by other terms or another calendar, by year; negative: needed in addition. Only leave that takes
 * from a balance counts.
 */
function daysGained(booked: readonly Booked[], before: Counted, after: Counted): Record<Year, number> {
  const gained: Record<Year, number> = {}
  for (const leave of booked.filter(({ type_id }) => leaveType(type_id)?.source)) {
    const [was, is] = [before, after].map(by => workingDays(leave, workingTimeOf(by, yearsOf(leave))).by_year)
    for (const year of yearsOf(leave)) gained[year] = (gained[year] ?? 0) + (was?.[year] ?? 0) - (is?.[year] ?? 0)
  }
  return gained
}

/** The effect with its differences alone; none where nothing differs. */
function differences(
  { id: user_id, first_name, last_name }: Pick<Member, 'id' | 'first_name' | 'last_name'>,
  { year, entitled, hours, sick, booked, types }: Omit<LeaveEffect, 'user_id' | 'first_name' | 'last_name'>,
): LeaveEffect[] {
  const changed = {
    ...(entitled && entitled.before !== entitled.after && { entitled }),
    ...(hours && hours.before !== hours.after && { hours }),
    ...(sick && sick.before !== sick.after && { sick }),
    ...(booked && { booked }),
    ...(types && { types }),
  }
  return Object.keys(changed).length ? [{ user_id, first_name, last_name, year, ...changed }] : []
}
