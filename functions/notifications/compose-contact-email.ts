import { setting } from '#functions/platform/environment.ts'
import { contactEmail } from '#shared/notifications/contact-email.ts'
import { operators, type AddressedEmail } from './addressed-email.ts'
import type { JobOf } from './email-job.ts'

/** To those who run the service, whose reply goes to the address that was typed; nothing is sent there by itself, since it may be anybody's. */
export const composeContactEmail = async ({ id, contact }: JobOf<'contact'>): Promise<AddressedEmail> => ({
  ...contactEmail(contact, operators),
  to: setting('SUPPORT_ADDRESS'),
  replyTo: contact.email,
  member: id,
})
