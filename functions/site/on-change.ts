import * as z from 'zod/mini'
import type { EmailJob } from '#functions/notifications/email-job.ts'
import { changeOf, type Change } from '#functions/platform/consume.ts'
import { enqueuePublications } from '#functions/platform/publications.ts'
import { enqueueEmails } from '#functions/platform/queue.ts'
import { publishedKinds } from '#shared/site/content/published-changes.ts'
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

/** The site is read anew, whatever has changed of an item. */
const Anything = z.looseObject({})

/** Has the public site written anew after a change of what it shows. */
export async function publishOnChange(change: Change): Promise<void> {
  if (!publishedKinds.some(name => changeOf({ name, schema: Anything }, change))) return
  const at = Date.now()
  await enqueuePublications([{ id: `publish-${at}`, body: { at } }])
}
