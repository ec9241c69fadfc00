import * as contract from '#shared/people/contract/save-employment-information.ts'
import { personView } from '#shared/people/rules.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { checkChildLeave } from './child-leave.ts'
import { employmentChange } from './employment-change.ts'
import { changePerson } from './person-store.ts'
import { proposalInReply } from './proposal-in-reply.ts'
import { recordFacts } from './record-facts.ts'

export const handler = serve(contract.saveEmploymentInformation, async ({ path: { id }, body }, context) => {
  const { actor, now } = context
  const { before, after: wanted, booked } = await employmentChange(actor, id, body, now)
  const { after, writes, proposal } = await recordFacts(actor, before, wanted, now)
  await commit(
    ...changePerson(before, after),
    ...writes,
    // A child for whom leave is requested at the same moment stays.
    ...(body.children ? [checkChildLeave(booked)] : []),
  )
  return {
    data: personView(actor, after.member, after.terms, now.today),
    ...(await proposalInReply(proposal, after.member, context)),
  }
})
