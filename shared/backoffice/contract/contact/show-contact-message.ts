import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { ContactMessageView } from './list-contact-messages.ts'

export const showContactMessage = endpoint('GET /admin/contact-message/{id}', {
  summary: 'A message of the contact form as it is now',
  access: 'operator:contact-messages.read',
  reply: z.object({ data: ContactMessageView }),
})
