import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { get, getBatch, lookup } from '#functions/platform/table.ts'
import { messageEmail } from '#shared/notifications/message-email.ts'
import { nameOf, pageAt, settingsPage, type AddressedEmail } from './addressed-email.ts'
import type { EmailJob } from './email-job.ts'
import { companyMessages } from './message-store.ts'

/** Skips who has left meanwhile, and a message that is no more. */
export async function composeMessageEmail({
  company: id,
  to,
  message,
}: Extract<EmailJob, { email: 'message' }>): Promise<AddressedEmail | undefined> {
  const [company, recipient, sent] = await getBatch(
    lookup(companies, { id }),
    lookup(members, { company: id, id: to }),
    lookup(companyMessages, { company: id, id: message }),
  )
  if (!company || company.is_deleted || !sent || recipient?.status !== 'active') return undefined
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
