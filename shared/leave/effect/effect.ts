import { yearOf, type Day, type Year } from '../../calendar/day.ts'
import { hoursOf, hundredthsOf } from '../../calendar/hundredths.ts'
import { overlaps, yearsOf, type Period } from '../../calendar/period.ts'
import { workingDays } from '../../calendar/working-days.ts'
import type { Member } from '../../company/model.ts'
import { employmentDuring } from '../../people/employments.ts'
import { balanceOf } from '../balance/balance.ts'
import { bookOf } from '../balance/employment-book.ts'
import { situationsOfYear } from '../balance/opening-balances.ts'
import type { Booking } from '../model.ts'
import { workedBy, workingTimeOf, type Situation } from '../situation.ts'
import { unavailable } from '../request/offer.ts'
import { leaveType, leaveTypes } from '../types.ts'
import type { LeaveEffect } from './leave-effect.ts'
import { insideEmployment } from './outside-employment.ts'

/** The terms and the calendar by which working days are counted. */
type Counted = Pick<Situation, 'terms' | 'calendar'>

/** The effect of a change on a person's year; booked leave is recounted in the period `counted` only, and not at all without one. */
export function effectOnYear(
  before: Situation,
  after: Situation,
  { year, today, counted }: { year: Year; today: Day; counted: Period | undefined },
): LeaveEffect[] {
  const [was, is] = [yearOfAll(before, year, today), yearOfAll(after, year, today)]
  const booked = bookOf(before, year).bookings.filter(booking => counted && overlaps(booking, counted))
  return differences(before.member, {
    year,
    entitled: { before: was.entitled, after: is.entitled },
    hours: { before: was.hours, after: is.hours },
    sick: { before: was.sick, after: is.sick },
    booked: daysGained(booked, before, after)[year] ?? 0,
    freed: freedOf(requestsOf(before).filter(beginsIn(year)), before, after).filter(
      request => counted && overlaps(request, counted),
    ),
    types: year === yearOf(today) ? typesChanged(before, after, today) : undefined,
    outside: outsideOf(before, after, year),
  })
}

/** What is due in a year in all employments, since a new one takes nothing from an earlier one. */
function yearOfAll(situation: Situation, year: Year, today: Day) {
  const balances = situationsOfYear(situation, year, today).map(one => balanceOf(one, year, today))
  const all = balances.length ? balances : [balanceOf(situation, year, today)]
  const hours = all.flatMap(({ in_hours }) => in_hours?.entitled ?? [])
  return {
    entitled: sum(all.map(({ entitled }) => entitled)),
    sick: sum(all.map(({ sick }) => sick)),
    hours: hours.length ? hoursOf(sum(hours.map(hundredthsOf))) : null,
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The booked leave that begins in a year and lies in no employment any more after the change. */
function outsideOf(before: Situation, after: Situation, year: Year): LeaveEffect['outside'] {
  return requestsOf(before)
    .filter(beginsIn(year))
    .filter(request => employmentDuring(before.terms, request))
    .flatMap(({ request: id, type_id, from_date, to_date }) => {
      const inside = insideEmployment({ from_date, to_date }, after)
      if (inside?.from_date === from_date && inside.to_date === to_date) return []
      const isWorked = inside && workedBy(after)(inside)
      return [{ id, type_id, from_date, to_date, stays: isWorked ? inside : null }]
    })
}

const beginsIn =
  (year: Year) =>
  ({ from_date }: Period) =>
    yearOf(from_date) === year

/** The leave that a change leaves without a working day. */
function freedOf(booked: readonly Booked[], before: Counted, after: Counted): Freed[] {
  const daysBy = (leave: Booked, by: Counted) => workingDays(leave, workingTimeOf(by, yearsOf(leave))).days
  return booked
    .filter(leave => daysBy(leave, before) > 0 && daysBy(leave, after) === 0)
    .map(({ request: id, type_id, from_date, to_date }) => ({ id, type_id, from_date, to_date }))
}

type Freed = NonNullable<LeaveEffect['freed']>[number]

/** The bookings of each request as one, from its first day to its last. */
function requestsOf({ books, others = [] }: Situation): Booking[] {
  const bookings = [...others, ...books].flatMap(book => book.bookings)
  return [...Map.groupBy(bookings, ({ request }) => request).values()].map(parts => {
    const days = parts.flatMap(({ from_date, to_date }) => [from_date, to_date]).sort()
    return { ...parts[0]!, from_date: days[0]!, to_date: days.at(-1)! }
  })
}

/** The effect of a change on a person's booked leave, year by year, for a change that affects nothing else. */
export const effectOnBooked = (
  member: Pick<Member, 'id' | 'first_name' | 'last_name'>,
  booked: readonly Booked[],
  before: Counted,
  after: Counted,
): LeaveEffect[] => {
  const gained = daysGained(booked, before, after)
  const freed = freedOf(booked, before, after)
  const years = [...new Set(booked.flatMap(yearsOf))].sort((one, other) => one - other)
  return years.flatMap(year =>
    differences(member, { year, booked: gained[year] ?? 0, freed: freed.filter(beginsIn(year)) }),
  )
}

/** The leave types on offer today after a change, and those that no longer are. */
function typesChanged(before: Situation, after: Situation, today: Day): LeaveEffect['types'] {
  const offered = (situation: Situation) =>
    leaveTypes.flatMap(({ id }) => (unavailable(id, situation, today) ? [] : [id]))
  const [was, is] = [offered(before), offered(after)]
  const [opened, closed] = [is.filter(id => !was.includes(id)), was.filter(id => !is.includes(id))]
  return opened.length || closed.length ? { opened, closed } : undefined
}

type Booked = Pick<Booking, 'request' | 'type_id' | 'from_date' | 'to_date'>

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
  {
    year,
    entitled,
    hours,
    sick,
    booked,
    freed,
    types,
    outside,
  }: Omit<LeaveEffect, 'user_id' | 'first_name' | 'last_name'>,
): LeaveEffect[] {
  const changed = {
    ...(entitled && entitled.before !== entitled.after && { entitled }),
    ...(hours && hours.before !== hours.after && { hours }),
    ...(sick && sick.before !== sick.after && { sick }),
    ...(booked && { booked }),
    ...(freed?.length && { freed }),
    ...(types && { types }),
    ...(outside?.length && { outside }),
  }
  return Object.keys(changed).length ? [{ user_id, first_name, last_name, year, ...changed }] : []
}
