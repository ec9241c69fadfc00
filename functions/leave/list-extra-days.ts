import { serve } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import * as contract from '#shared/leave/contract/list-extra-days.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { visibleLeave } from './visible-leave.ts'

export const handler = serve(contract.listExtraDays, async ({ path, query }, { actor, now }) => {
  const year = query.year ?? yearOf(now.today)
  const whose = { company: actor.company, member: path.id === 'me' ? actor.user : path.id }
  const { situation } = await visibleLeave(actor, whose, [year], now.today)
  const knowsTerms = mayKnowTerms(actor, situation.member)
  // A comment may tell of an illness or a family, and whoever only decides need not know why.
  const commentFor = (comment: string) => (knowsTerms ? comment : '')
  return {
    data: situation.books.flatMap(({ extras }) =>
      extras.map(({ id, days, comment }) => ({ id, year, days, comment: commentFor(comment) })),
    ),
  }
})
