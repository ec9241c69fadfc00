import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ContactMessage, contactStates } from '../../../site/contact-handling.ts'

/** How many messages a page has. */
export const messagesOfPage = 25

/** A message of the contact form, and the version of it that was read. */
export const ContactMessageView = z.extend(z.omit(ContactMessage, { expires_at: true }), { version: z.int() })
export type ContactMessageView = z.infer<typeof ContactMessageView>

export const listContactMessages = endpoint('GET /admin/contact-message', {
  summary: 'What has been written by the contact form, the newest first; those of a state by choice',
  access: 'operator:contact-messages.read',
  query: z.object({
    state: z.optional(z.enum(contactStates, { error: 'problems:invalidValue' })),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,12}#[0-9A-Za-z_-]{1,80}$/, { error: 'problems:invalidValue' }))),
  }),
  reply: z.object({ data: z.array(ContactMessageView), next: z.nullable(z.string()) }),
})
