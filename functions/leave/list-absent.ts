import { nowAt } from '#functions/platform/clock.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { addDays, type Day } from '#shared/calendar/day.ts'
import { lengthOf, type Period } from '#shared/calendar/period.ts'
import { refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/list-absent.ts'
import { awayBesideOwn } from './away.ts'
import { shownTo, withActive } from './shown-absences.ts'

export const handler = serveReadingAhead(
  contract.listAbsent,
  async ({ query }, { company, user }) =>
    withActive(company, awayBesideOwn(company, user, windowOf(query, nowAt(new Date()).today))),
  async (_, { actor, now }, reading) => ({ data: await shownTo({ actor, now }, await reading()) }),
)

interface Asked {
  from?: string | undefined
  to?: string | undefined
}

/** The days that are asked about, by default a fortnight from today on. @throws Problem `invalid` for too many */
function windowOf({ from, to }: Asked, today: Day): Period {
  const dayOf = (asked: string | undefined) => (asked === 'today' ? today : asked)
  const from_date = dayOf(from) ?? today
  const to_date = dayOf(to) ?? addDays(from_date, 14)
  if (to_date < from_date || lengthOf({ from_date, to_date }) > contract.longestAbsentWindow)
    throw refuse('to', 'problems:dateRange')
  return { from_date, to_date }
}
