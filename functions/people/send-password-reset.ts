import { isEntered } from '#shared/account/identity.ts'
import { aboutPerson } from '#shared/company/audit/audited-changes.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/send-password-reset.ts'
import { assertActive } from '#shared/people/membership.ts'
import { assertMayEdit } from '#shared/people/rules.ts'
import { accounts } from '#functions/account/account-store.ts'
import { askForReset } from '#functions/account/reset-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { audited } from '#functions/company/audit-store.ts'
import { memberOf } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get } from '#functions/platform/table.ts'
import { idOf } from './path-id.ts'

/**
 * Sends the email that the person could ask for themselves; whoever sends it sees nothing of the link. The status in the company is
 * looked at before the account, so that the reply about somebody invited is the same whether they have an account or a password.
 */
export const handler = serve(contract.sendPasswordReset, async ({ path: { id } }, { actor, now, perCall, once }) => {
  const whose = idOf(actor, id)
  const [member, owner] = await Promise.all([memberOf(actor.company, whose), get(accounts, { id: whose })])
  assertMayEdit(actor, member)
  assertActive(member)
  if (!owner || !isEntered(owner)) throw problem('notFound')
  await countAttempt('forgotPassword', { whose: owner.email }, { now, perCall })
  await commit(
    askForReset(owner.id, now),
    ...audited({ actor, now }, 'password_reset_sent', aboutPerson(member)),
    ...once({}),
  )
})
