import type { Now } from '#functions/platform/clock.ts'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import { withOpeningBalances, yearsBefore } from '#shared/leave/balance/opening-balances.ts'
import { effectOnYear } from '#shared/leave/effect/effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { periodOf, scopeOfTerms } from '#shared/leave/effect/recount-scope.ts'
import type { Situation } from '#shared/leave/situation.ts'
import type { LeaveBook } from '#shared/leave/model.ts'
import { leaveOf } from './leave-store.ts'

interface Whose {
  company: string
  member: string
}

/**
 * A person's leave in all years on which a change may have an effect: this year, the next, the years with booked leave, and those
 * named beside. @throws Problem `notFound`
 */
export const leaveToChange = (
  whose: Whose,
  { today }: Pick<Now, 'today'>,
  beside: readonly Year[] = [],
): Promise<Situation> =>
  leaveOf(whose, books => [...yearsOfLeave(books, yearOf(today)), yearOf(today), yearOf(today) + 1, ...beside], today)

/** The effect of a change on a person's leave, year by year. */
export function effectOnPerson(
  before: Situation,
  { today }: Pick<Now, 'today'>,
  change: Partial<Pick<Situation, 'terms' | 'books'>>,
): LeaveEffect[] {
  const thisYear = yearOf(today)
  const changed: Situation = { ...before, ...change }
  const after = withOpeningBalances(changed, [...(changed.others ?? []), ...changed.books], today, thisYear)
  const scope = scopeOfTerms(before.terms, after.terms)
  const counted = scope && periodOf(scope)
  return before.books.flatMap(({ year }) => effectOnYear(before, after, { year, today, counted }))
}

/** The years in which somebody has leave booked, as far back as days are carried over from. */
function yearsOfLeave(books: readonly LeaveBook[], thisYear: Year): Year[] {
  const [first = thisYear] = yearsBefore(thisYear)
  return books.filter(({ year, bookings }) => year >= first && bookings.length > 0).map(({ year }) => year)
}
