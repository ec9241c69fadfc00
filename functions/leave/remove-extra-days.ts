import { proposalInReply } from '#functions/people/proposal-in-reply.ts'
import { serve } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { Problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/leave/contract/remove-extra-days.ts'
import { commitExtraDays, extraDaysChange } from './extra-days-change.ts'
import { leaveOf } from './leave-store.ts'

export const handler = serve(contract.removeExtraDays, async ({ path, query }, context) => {
  const { actor, now, once } = context
  const year = query.year ?? yearOf(now.today)
  const situation = await leaveOf({ company: actor.company, member: path.id }, [year], now.today)
  const extra = situation.books.flatMap(({ extras }) => extras).find(({ id }) => id === path.extraId)
  if (!extra) throw new Problem('notFound')
  const { id, days, comment } = extra
  const change = await extraDaysChange(context, situation, { id, year, days, comment, is_removal: true })
  const reply = await proposalInReply(change, situation.member, context)
  await commitExtraDays(situation, change, ...once(reply))
  return reply
})
