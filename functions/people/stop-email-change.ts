import { randomBytes } from 'node:crypto'
import type { FormerEmail } from '#shared/account/model.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/people/contract/email/stop-email-change.ts'
import { logins } from '#functions/account/account-store.ts'
import { emailChanges, formerEmails, formerEmailsOf } from '#functions/account/email-change-store.ts'
import { withoutIdentities } from '#functions/account/identity/identity-store.ts'
import { withNewPassword } from '#functions/account/new-password.ts'
import { askForReset } from '#functions/account/reset-store.ts'
import { raiseSecurityAlert } from '#functions/account/security-alert-store.ts'
import { countAttempt } from '#functions/account/throttle.ts'
import type { Stored } from '#functions/platform/kind.ts'
import { isGenuine, recordIn } from '#functions/platform/secrets.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, getAll, remove, replace, type Write } from '#functions/platform/table.ts'
import { accountAndMembers } from './account-and-members.ts'
import { membersWithEmail, withoutLinks } from './new-email.ts'

/** A change that waits is stopped; one that was made is taken back, with all that followed it. */
export const handler = serve(contract.stopEmailChange, async ({ body: { token } }, context) => {
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
  const [{ forgive }, change, former] = await Promise.all([
    counting,
    get(emailChanges, { account: id }),
    formerEmailsOf(id),
  ])
  if (change?.changed === null && (await isGenuine(token, change.stop_nonce))) {
    isAbout(id)
    await Promise.all([commit(remove(emailChanges, change)), forgive()])
    return { data: { was_changed: false } }
  }
  const from = await genuineAmong(former, token)
  if (!from) throw problem('notFound', 'problems:invalidToken')
  isAbout(id)
  await Promise.all([restore(await reading, former.slice(former.indexOf(from)), now), forgive()])
  return { data: { was_changed: true } }
})

async function genuineAmong(former: readonly Stored<FormerEmail>[], token: string) {
  for (const one of former) if (await isGenuine(token, one.nonce)) return one
  return undefined
}

/**
 * Gives an account the first of these addresses back. Whoever changed it may know the password and be signed in, so every session ends, and
 * neither the password nor what was linked opens anything any more; the stream sends the link of another one to the address.
 */
async function restore(
  { account, members }: Awaited<ReturnType<typeof accountAndMembers>>,
  undone: readonly Stored<FormerEmail>[],
  now: { seconds: number },
) {
  const { account: id, email } = undone[0]!
  const left = new Set([account.email, ...undone.map(one => one.email)].filter(address => address !== email))
  const [{ writes }, own, leaving] = await Promise.all([
    withNewPassword({ ...account, email, identities: [] }, { password: randomBytes(32).toString('base64url') }),
    get(logins, { email }),
    getAll(
      logins,
      [...left].map(address => ({ email: address })),
    ),
  ])
  if (own?.account !== id) throw problem('notFound', 'problems:invalidToken')
  const { former_until: _, ...login } = own
  await commit(
    ...writes,
    replace(logins, login),
    ...withoutIdentities(account.identities),
    ...leaving.filter(one => one.account === id).map((one): Write => remove(logins, one)),
    ...undone.map((one): Write => remove(formerEmails, one)),
    withoutLinks(account).confirmation,
    askForReset(id, now),
    raiseSecurityAlert(id, 'email_restored', now),
    ...membersWithEmail(members, email, now),
  )
}
