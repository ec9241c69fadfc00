import type { EmailJob } from '#functions/notifications/email-job.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { enqueueEmails } from '#functions/platform/queue.ts'
import { contactMessages } from './contact-store.ts'

/** Emails a new message of the contact form to those who run the service. */
export async function emailOfSite(change: Change): Promise<void> {
  const { before, after } = changeOf(contactMessages, change) ?? {}
  if (!after || before) return
  const { id, name, email, message, language } = after
  const event = `contact-${id}`
  const contact = { name, email, message, language }
  await enqueueEmails([{ id: event, body: { email: 'contact', event, id, contact } satisfies EmailJob }])
}
