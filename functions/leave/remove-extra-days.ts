import { serve } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/remove-extra-days.ts'
import { leaveOf, reviseExtras } from './leave-store.ts'

export const handler = serve(contract.removeExtraDays, async ({ path, query }, { actor, now, once }) => {
  const year = query.year ?? yearOf(now.today)
  const situation = await leaveOf({ company: actor.company, member: path.id }, [year], now.today)
  if (!situation.books.some(({ extras }) => extras.some(({ id }) => id === path.extraId))) throw new Problem('notFound')
  await reviseExtras(situation, extras => extras.filter(({ id }) => id !== path.extraId), ...once({}))
})
