import * as z from 'zod/mini'
import { accounts } from '#functions/account/account-store.ts'
import { mayReceive } from '#functions/people/invitation-limits.ts'
import { heldBy, invitations } from '#functions/people/invitation-store.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { enqueueAccountEmails, enqueueEmails } from '#functions/platform/queue.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { invitationLasts, type Invitation } from '#shared/people/model.ts'
import type { EmailJob } from './email-job.ts'

const confirmedAccount = viewOf(
  accounts,
  z.object({ id: z.string(), email_confirmed_at: z._default(z.nullable(z.int()), null) }),
)

export function invitationJob({ id: invitation }: { id: string }) {
  const event = `invitation-${invitation}`
  return { id: event, body: { email: 'invitation', event, invitation } satisfies EmailJob }
}

function welcomeJob({ id: account }: { id: string }) {
  const event = `welcome-${account}`
  return { id: event, body: { email: 'welcome', event, account } satisfies EmailJob }
}

/** Welcomes whoever has confirmed an address, and sends the invitations that waited for it, good for a week from now on. */
export async function followFirstConfirmation(change: Change) {
  const { before, after } = changeOf(confirmedAccount, change) ?? {}
  if (!after || after.email_confirmed_at === null || before?.email_confirmed_at !== null) return
  const confirmed = { seconds: after.email_confirmed_at }
  const released: { id: string }[] = []
  for (const held of await heldBy(after.id)) if (await release(held, confirmed)) released.push(held)
  await enqueueAccountEmails([welcomeJob(after)])
  await enqueueEmails(released.map(invitationJob))
}

/**
 * Whether an invitation is to be sent now that its inviter's address is confirmed: one whose address has received too many today is
 * not. What is counted already, since its change came before, is not counted again.
 */
async function release(held: Invitation, confirmed: { seconds: number }) {
  const expires_at = confirmed.seconds + invitationLasts
  if (held.expires_at === expires_at) return true
  if (!(await mayReceive(held, confirmed))) return false
  return retryOnConflict(async () => {
    const invitation = await get(invitations, held)
    if (invitation?.state !== 'sent') return false
    await commit(replace(invitations, { ...invitation, expires_at }))
    return true
  })
}
