import * as contract from '#shared/people/contract/save-personal-information.ts'
import { withPersonalInformation } from '#shared/people/personal-information.ts'
import { personView, assertMayEdit } from '#shared/people/rules.ts'
import { accounts } from '#functions/account/account-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { idOf } from './path-id.ts'
import { changePerson, loadPerson } from './person-store.ts'
import { proposalInReply } from './proposal-in-reply.ts'
import { recordFacts } from './record-facts.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { personChanges } from '#shared/people/audit/person-changes.ts'
import { audited } from '#functions/company/audit-store.ts'

/** Changing the own name also changes the account; an administrator changes the name in their company only. */
export const handler = serve(contract.savePersonalInformation, async ({ path: { id }, body }, context) => {
  const { actor, now } = context
  const isOwn = idOf(actor, id) === actor.user
  const [before, account] = await Promise.all([
    loadPerson(actor, id),
    isOwn ? get(accounts, { id: actor.account }) : undefined,
  ])
  assertMayEdit(actor, before.member)
  const wanted = withPersonalInformation(before, body, now.today)
  const { after, writes, proposal } = await recordFacts(actor, before, wanted, now)

  const { first_name, last_name } = after.member
  await commit(
    ...changePerson(before, after),
    ...writes,
    ...audited({ actor, now }, 'person_changed', aboutPerson(after.member), { changes: personChanges(before, after) }),
    ...(account ? [replace(accounts, { ...account, first_name, last_name })] : []),
  )
  return {
    data: personView(actor, after.member, after.terms, now.today),
    ...(await proposalInReply(proposal, after.member, context)),
  }
})
