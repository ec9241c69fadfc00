import { serve } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/show-balance.ts'
import { maySeeLeave } from '#shared/leave/permissions.ts'
import { balanceView } from './balance-view.ts'
import { leaveOf } from './leave-store.ts'
import { withDelegations } from './stand-in.ts'

export const handler = serve(contract.showBalance, async ({ path, query }, { actor, now, language }) => {
  const year = query.year ?? yearOf(now.today)
  const whose = { company: actor.company, member: path.id === 'me' ? actor.user : path.id }
  const situation = await leaveOf(whose, [year], now.today)
  if (!maySeeLeave(await withDelegations(actor, [situation.member], now.today), situation.member))
    throw problem('forbidden')
  return { data: await balanceView(situation, year, now.today, language) }
})
