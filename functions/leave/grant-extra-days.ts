import { proposalInReply } from '#functions/people/proposal-in-reply.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/grant-extra-days.ts'
import { commitExtraDays, grantedDays } from './extra-days-change.ts'

export const handler = serve(contract.grantExtraDays, async ({ path, body }, context) => {
  const { situation, data, change } = await grantedDays(context, path.id, body)
  const reply = { data, ...(await proposalInReply(change, situation.member, context)) }
  await commitExtraDays(situation, change, ...context.once(reply))
  return reply
})
