import * as contract from '#shared/account/contract/confirm-email.ts'
import { withConfirmedEmail } from '#shared/account/rules.ts'
import { problem } from '#shared/contract/problem.ts'
import { isGenuine, recordIn } from '#functions/platform/secrets.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, getBatch, lookup, replace } from '#functions/platform/table.ts'
import { accounts } from './account-store.ts'
import { emailConfirmations } from './confirmation-store.ts'
import { countAttempt } from './throttle.ts'

/**
 * The confirmation stays until it expires, so that whoever opens its link again is told that the address is confirmed; it changes
 * nothing then, and nobody is signed in by it.
 */
export const handler = serve(contract.confirmEmail, async ({ body: { token } }, { now, perCall, address, isAbout }) => {
  const { forgive } = await countAttempt('link', { address }, { now, perCall })
  const id = recordIn(token)
  if (!id) throw problem('notFound', 'problems:invalidToken')
  const [owner, asked] = await getBatch(lookup(accounts, { id }), lookup(emailConfirmations, { account: id }))
  if (!owner || !asked || !(await isGenuine(token, asked.nonce))) throw problem('notFound', 'problems:invalidToken')
  await forgive()
  isAbout(owner.id)

  if (owner.email_confirmed_at !== null) return { data: { was_confirmed: true } }
  await commit(replace(accounts, withConfirmedEmail(owner, now)), check(emailConfirmations, asked))
  return { data: { was_confirmed: false } }
})
