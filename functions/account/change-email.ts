import * as contract from '#shared/account/contract/email/change-email.ts'
import { isEntered } from '#shared/account/identity.ts'
import { problem, refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { check, commit, getBatch, lookup, replace } from '#functions/platform/table.ts'
import { accounts, holderOf } from './account-store.ts'
import { askedEmailChange, emailChanges } from './email-change-store.ts'
import { countAttempt } from './throttle.ts'

/**
 * Stores the change, from which the stream sends both links. It says of an address as much as registering with it does: one that was
 * only invited is asked, since whoever opens the link reads its mail. The attempt is counted before, so that nobody tries addresses without an end.
 */
export const handler = serve(contract.changeEmail, async ({ body: { email } }, context) => {
  const { actor, now, address, once } = context
  const { account } = actor
  const [[owner, known], holder] = await Promise.all([
    getBatch(lookup(accounts, { id: account }), lookup(emailChanges, { account })),
    holderOf(email),
    countAttempt('emailChange', { whose: account, address }, context),
  ])
  if (!owner) throw problem('unauthenticated')
  if (owner.email === email) throw refuse('email', 'refusals:ownEmail')
  if (holder && isEntered(holder) && holder.id !== account) throw refuse('email', 'refusals:emailTaken')

  await countAttempt('emailChangeTo', { whose: email }, context)
  const asked = askedEmailChange(account, email, known, now)
  const reply = { data: { email, expires_at: asked.expires_at } }
  await commit(replace(emailChanges, asked), check(accounts, owner), ...once(reply))
  return reply
})
