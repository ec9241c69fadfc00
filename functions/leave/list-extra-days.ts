import { serve } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/list-extra-days.ts'
import { maySeeLeave } from '#shared/leave/permissions.ts'
import { leaveOf } from './leave-store.ts'
import { withDelegations } from './stand-in.ts'

export const handler = serve(contract.listExtraDays, async ({ path, query }, { actor, now }) => {
  const year = query.year ?? yearOf(now.today)
  const whose = { company: actor.company, member: path.id === 'me' ? actor.user : path.id }
  const { member, books } = await leaveOf(whose, [year], now.today)
  if (!maySeeLeave(await withDelegations(actor, [member], now.today), member)) throw problem('forbidden')
  return { data: books.flatMap(({ extras }) => extras.map(({ id, days, comment }) => ({ id, year, days, comment }))) }
})
