import { proposalInReply } from '#functions/people/proposal-in-reply.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { refuse } from '#shared/contract/problem.ts'
import { firstYearOf } from '#shared/leave/balance/employment-book.ts'
import * as contract from '#shared/leave/contract/grant-extra-days.ts'
import { commitExtraDays, extraDaysChange } from './extra-days-change.ts'
import { leaveOf } from './leave-store.ts'

export const handler = serve(contract.grantExtraDays, async ({ path, body: { year, days, comment } }, context) => {
  const { actor, now, once } = context
  const situation = await leaveOf({ company: actor.company, member: path.id }, [year], now.today)
  if (year < firstYearOf(situation)) throw refuse('year', 'refusals:yearNotKept', { year })
  const data = { id: newId(), year, days, comment }
  const change = await extraDaysChange(context, situation, { ...data, is_removal: false })
  const reply = { data, ...(await proposalInReply(change, situation.member, context)) }
  await commitExtraDays(situation, change, ...once(reply))
  return reply
})
