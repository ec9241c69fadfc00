import { accounts } from '#functions/account/account-store.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import { mayBeTold, wordsFor } from '#shared/notifications/messages/group-message.ts'
import { groupMessageEmail } from '#shared/notifications/messages/group-message-email.ts'
import { pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { groupMessages } from './group-message-store.ts'
import { recipientIn } from './recipient.ts'

/**
 * Skips who has left meanwhile, was deactivated or wants no such emails any more, and a message that is no more or was stopped: the
 * last of a hundred thousand emails waits for hours.
 */
export async function composeGroupMessageEmail({
  company,
  to,
  message,
}: JobOf<'groupMessage'>): Promise<AddressedEmail | undefined> {
  const [reached, [sent, account]] = await Promise.all([
    recipientIn(company, to),
    getBatch(lookup(groupMessages, { id: message }), lookup(accounts, { id: to })),
  ])
  if (!reached || !sent || sent.state === 'stopped' || !account || account.refuses_service_emails) return undefined
  if (!mayBeTold(reached.recipient, account)) return undefined
  const { language, first_name, email, id } = reached.recipient
  const facts = {
    words: wordsFor(sent, language),
    recipient: first_name,
    address: pageAt('dashboard', language),
    settings: settingsPage(language),
  }
  return { ...groupMessageEmail(facts, language), to: email, member: id }
}
