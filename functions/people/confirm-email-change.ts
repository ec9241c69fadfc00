import { formerEmailLasts, type Account, type EmailChange } from '#shared/account/model.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/email/confirm-email-change.ts'
import { accounts, logins, type Login } from '#functions/account/account-store.ts'
import { emailChanges, formerEmails } from '#functions/account/email-change-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import { newId } from '#functions/platform/clock.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { isGenuine, recordIn } from '#functions/platform/secrets.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, getBatch, insert, lookup, remove, replace, type Write } from '#functions/platform/table.ts'
import { accountAndMembers } from './account-and-members.ts'
import { membersWithEmail, withoutLinks } from './new-email.ts'
import { takeEmail } from './take-email.ts'

/**
 * Nobody is signed in by the link, and no session ends: whoever asked for the change has confirmed who they are. A confirmed address
 * that the account had is kept for it until the change can be taken back no more.
 */
export const handler = serve(contract.confirmEmailChange, async ({ body: { token } }, context) => {
  const { now, address, isAbout } = context
  const counting = countAttempt('link', { address }, context)
  const id = recordIn(token)
  if (!id) {
    await counting
    throw problem('notFound', 'problems:invalidToken')
  }
  const reading = accountAndMembers(id)
  // What is wrong with the link is told before.
  reading.catch(() => {})
  const [{ forgive }, change] = await Promise.all([counting, get(emailChanges, { account: id })])
  if (!change || !(await isGenuine(token, change.nonce))) throw problem('notFound', 'problems:invalidToken')
  isAbout(id)

  const { account: before, members } = await reading
  const { email } = change
  if (change.changed) {
    await forgive()
    if (before.email !== email) throw problem('notFound', 'problems:invalidToken')
    return { data: { email, was_changed: true } }
  }
  const [held, old] = await getBatch(lookup(logins, { email }), lookup(logins, { email: before.email }))
  const taking = await takeEmail(before, email, held, now)
  const { reset, confirmation } = withoutLinks(before)
  await Promise.all([
    commit(
      replace(accounts, { ...before, email, email_confirmed_at: now.seconds }),
      ...taking,
      ...(old ? leaving(before, old, change, now) : []),
      replace(emailChanges, { ...change, changed: { at: now.seconds, from: before.email } }),
      reset,
      confirmation,
      ...membersWithEmail(members, email, now),
    ),
    forgive(),
  ])
  return { data: { email, was_changed: false } }
})

/** The writes that keep the address of before for its account, from which the stream tells it of the change; one that nobody confirmed is free at once. */
function leaving(
  { id: account, email, email_confirmed_at }: Account,
  old: Stored<Login>,
  { stop_nonce }: EmailChange,
  { seconds }: { seconds: number },
): Write[] {
  if (email_confirmed_at === null) return [remove(logins, old)]
  const expires_at = seconds + formerEmailLasts
  return [
    replace(logins, { ...old, former_until: expires_at }),
    insert(formerEmails, { account, id: newId(), email, nonce: stop_nonce, at: seconds, expires_at }),
  ]
}
