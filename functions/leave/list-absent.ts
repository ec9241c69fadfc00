import { serve } from '#functions/platform/serve.ts'
import { addDays } from '#shared/calendar/day.ts'
import { lengthOf } from '#shared/calendar/period.ts'
import { refuse } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/list-absent.ts'
import { awayBesideOwn } from './away.ts'
import { shownTo } from './shown-absences.ts'

/** The longest window, in days: a little more than a quarter of a year. */
const longestWindow = 100

export const handler = serve(contract.listAbsent, async ({ query }, { actor, now }) => {
  const from_date = dayOf(query.from) ?? now.today
  const to_date = dayOf(query.to) ?? addDays(from_date, 14)
  if (to_date < from_date || lengthOf({ from_date, to_date }) > longestWindow) throw refuse('to', 'problems:dateRange')
  const finding = awayBesideOwn(actor.company, actor.user, { from_date, to_date })
  return { data: await shownTo({ actor, now }, finding) }

  function dayOf(asked: string | undefined) {
    return asked === 'today' ? now.today : asked
  }
})
