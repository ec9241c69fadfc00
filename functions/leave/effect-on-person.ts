import { memberPartition } from '#functions/platform/keys.ts'
import type { Now } from '#functions/platform/clock.ts'
import { list } from '#functions/platform/table.ts'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import { withOpeningBalances, yearsBefore } from '#shared/leave/balance/opening-balances.ts'
import { effectOnYear } from '#shared/leave/effect/effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import { periodOf, scopeOfTerms } from '#shared/leave/effect/recount-scope.ts'
import type { Situation } from '#shared/leave/situation.ts'
import { books, leaveOf } from './leave-store.ts'

interface Whose {
  company: string
  member: string
}

/**
 * The effect of a change on a person's leave: this year, the next, the years with booked leave, and those named beside.
 * `change` is given the situation and returns what it changes of it.
 */
export async function effectOnPerson(
  whose: Whose,
  { today }: Pick<Now, 'today'>,
  change: (situation: Situation) => Partial<Pick<Situation, 'terms' | 'books'>>,
  beside: readonly Year[] = [],
): Promise<LeaveEffect[]> {
  const thisYear = yearOf(today)
  const years = [...new Set([...(await yearsOfLeave(whose, thisYear)), thisYear, thisYear + 1, ...beside])].sort(
    (one, other) => one - other,
  )
  const before = await leaveOf(whose, years, today)
  const changed: Situation = { ...before, ...change(before) }
  const after = withOpeningBalances(changed, [...(changed.others ?? []), ...changed.books], today, thisYear)
  const scope = scopeOfTerms(before.terms, after.terms)
  const counted = scope && periodOf(scope)
  return years.flatMap(year => effectOnYear(before, after, { year, today, counted }))
}

/** The years in which somebody has leave booked, as far back as days are carried over from. */
async function yearsOfLeave(whose: Whose, thisYear: Year): Promise<Year[]> {
  const [first = thisYear] = yearsBefore(thisYear)
  const found = await list(books, { pk: memberPartition(whose), between: [`BOOK#${first}`, 'BOOK#~'] })
  return found.filter(({ bookings }) => bookings.length > 0).map(({ year }) => year)
}
