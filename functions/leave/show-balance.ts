import { serve } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import * as contract from '#shared/leave/contract/show-balance.ts'
import { mayKnowTerms } from '#shared/people/rules.ts'
import { balanceView } from './balance-view.ts'
import { visibleLeave } from './visible-leave.ts'

export const handler = serve(contract.showBalance, async ({ path, query }, { actor, now, language }) => {
  const year = query.year ?? yearOf(now.today)
  const whose = { company: actor.company, member: path.id === 'me' ? actor.user : path.id }
  const { situation } = await visibleLeave(actor, whose, [year], now.today)
  const knowsTerms = mayKnowTerms(actor, situation.member)
  const isOwn = situation.member.id === actor.user
  return { data: await balanceView(situation, { year, today: now.today, language, knowsTerms, isOwn }) }
})
