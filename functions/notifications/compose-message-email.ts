import { members } from '#functions/company/member-store.ts'
import { get } from '#functions/platform/table.ts'
import { messageEmail } from '#shared/notifications/messages/message-email.ts'
import { nameOf, pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'
import { companyMessages } from './message-store.ts'
import { recipientIn } from './recipient.ts'

/** Skips who has left meanwhile, and a message that is no more. */
export async function composeMessageEmail({
  company: id,
  to,
  message,
}: JobOf<'message'>): Promise<AddressedEmail | undefined> {
  const [reached, sent] = await Promise.all([recipientIn(id, to), get(companyMessages, { company: id, id: message })])
  if (!reached || !sent) return undefined
  const { company, recipient } = reached
  const writer = await get(members, { company: id, id: sent.by })
  const { language } = recipient
  const content = messageEmail(
    {
      message: sent.message,
      recipient: recipient.first_name,
      person: writer ? nameOf(writer, language) : company.name,
      company: company.name,
      address: pageAt('dashboard', language),
      settings: settingsPage(language),
    },
    language,
  )
  return { ...content, to: recipient.email, member: recipient.id }
}
