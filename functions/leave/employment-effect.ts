import { employmentChange } from '#functions/people/employment-change.ts'
import { memberPartition } from '#functions/platform/keys.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import { withOpeningBalances, yearsBefore } from '#shared/leave/balance/opening-balances.ts'
import { effectOnYear } from '#shared/leave/effect/effect.ts'
import * as contract from '#shared/leave/contract/employment-effect.ts'
import { periodOf, scopeOfTerms } from '#shared/leave/effect/recount-scope.ts'
import { books, leaveOf } from './leave-store.ts'

export const handler = serve(contract.employmentEffect, async ({ path: { id }, body }, { actor, now }) => {
  const { before, after } = await employmentChange(actor, id, body, now)
  const { today } = now
  const thisYear = yearOf(today)
  const whose = { company: actor.company, member: before.member.id }
  const years = [...new Set([...(await yearsOfLeave(whose, thisYear)), thisYear, thisYear + 1])].sort(
    (one, other) => one - other,
  )
  const situation = await leaveOf(whose, years, today)
  const { others = [], books: asked } = situation
  const changed = withOpeningBalances({ ...situation, terms: after.terms }, [...others, ...asked], today, thisYear)
  const scope = scopeOfTerms(before.terms, after.terms)
  const counted = scope && periodOf(scope)
  return { data: years.flatMap(year => effectOnYear(situation, changed, { year, today, counted })) }
})

/** The years in which somebody has leave booked, as far back as days are carried over from. */
async function yearsOfLeave(whose: { company: string; member: string }, thisYear: Year): Promise<Year[]> {
  const [first = thisYear] = yearsBefore(thisYear)
  const found = await list(books, { pk: memberPartition(whose), between: [`BOOK#${first}`, 'BOOK#~'] })
  return found.filter(({ bookings }) => bookings.length > 0).map(({ year }) => year)
}
