import * as contract from '#shared/people/contract/save-employment-information.ts'
import { personView } from '#shared/people/rules.ts'
import { withPosition } from '#functions/company/name-position.ts'
import { positionsOf } from '#functions/company/position-store.ts'
import { followPosition } from '#functions/company/follow-position.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { checkChildLeave } from './child-leave.ts'
import { changeEmployment, employmentChange } from './employment-change.ts'
import { proposalInReply } from './proposal-in-reply.ts'
import { recordFacts } from './record-facts.ts'

export const handler = serve(contract.saveEmploymentInformation, async ({ path: { id }, body }, context) => {
  const { actor, now } = context
  const [{ before, after: named, booked }, positions] = await Promise.all([
    employmentChange(actor, id, body, now),
    body.position ? positionsOf(actor.company) : [],
  ])
  const wanted = { ...named, member: await withPosition(named.member, positions, context) }
  const { after, writes, proposal } = await recordFacts(actor, before, wanted, now)
  await commit(
    ...changeEmployment(before, after, context),
    ...writes,
    // A child for whom leave is requested at the same moment stays.
    ...(body.children ? [checkChildLeave(booked)] : []),
  )
  const { position } = after.member
  // The position may have been renamed or deleted since it was read.
  if (position?.id && position.id !== before.member.position?.id)
    await followPosition({ company: actor.company, id: position.id }, [after.member.id], context)
  return {
    data: personView(actor, after.member, after.terms, now.today),
    ...(await proposalInReply(proposal, after.member, context)),
  }
})
