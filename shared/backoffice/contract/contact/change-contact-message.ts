import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ContactHandling } from '../../../site/contact-handling.ts'
import { ContactMessageView } from './list-contact-messages.ts'

export const changeContactMessage = endpoint('PUT /admin/contact-message/{id}', {
  summary: 'Says of a message whether it was answered or closed, and notes something about it',
  access: 'operator:contact-messages.write',
  body: z.extend(ContactHandling, {
    /** The version that was read: a newer one is not overwritten. */
    version: z.int(),
  }),
  reply: z.object({ data: ContactMessageView }),
})
