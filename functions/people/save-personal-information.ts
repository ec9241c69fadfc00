import * as contract from '#shared/people/contract/save-personal-information.ts'
import { withPersonalInformation } from '#shared/people/personal-information.ts'
import { personView, assertMayEdit } from '#shared/people/rules.ts'
import { accounts } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { changePerson, loadPerson } from './person-store.ts'
import { proposalInReply } from './proposal-in-reply.ts'
import { recordFacts } from './record-facts.ts'

/** Changing the own name also changes the account; an administrator changes the name in their company only. */
export const handler = serve(contract.savePersonalInformation, async ({ path: { id }, body }, context) => {
  const { actor, now } = context
  const before = await loadPerson(actor, id)
  assertMayEdit(actor, before.member)
  const wanted = withPersonalInformation(before, body, now.today)
  const { after, writes, proposal } = await recordFacts(actor, before, wanted, now)

  const account = before.member.id === actor.account ? await get(accounts, { id: actor.account }) : undefined
  const { first_name, last_name } = after.member
  await commit(
    ...changePerson(before, after),
    ...writes,
    ...(account ? [replace(accounts, { ...account, first_name, last_name })] : []),
  )
  return {
    data: personView(actor, after.member, after.terms, now.today),
    ...(await proposalInReply(proposal, after.member, context)),
  }
})
