import { proposalInReply } from '#functions/people/proposal-in-reply.ts'
import { serve } from '#functions/platform/serve.ts'
import { yearOf } from '#shared/calendar/day.ts'
import * as contract from '#shared/leave/contract/remove-extra-days.ts'
import { commitExtraDays, removedDays } from './extra-days-change.ts'

export const handler = serve(contract.removeExtraDays, async ({ path, query }, context) => {
  const { now, once } = context
  const days = { id: path.extraId, year: query.year ?? yearOf(now.today) }
  const { situation, change } = await removedDays(context, path.id, days)
  const reply = await proposalInReply(change, situation.member, context)
  await commitExtraDays(situation, change, ...once(reply))
  return reply
})
