import type { Kind } from '#functions/platform/kind.ts'
import { ContactMessage } from '#shared/site/contact-message.ts'

export const contactMessages: Kind<ContactMessage, { id: string }> = {
  name: 'ContactMessage',
  schema: ContactMessage,
  key: ({ id }) => ({ pk: `CONTACT_MESSAGE#${id}`, sk: 'CONTACT_MESSAGE' }),
  index1: ({ id, created_at }) => ({ pk: 'CONTACT_MESSAGES', sk: `${created_at}#${id}` }),
  expires: ({ expires_at }) => expires_at,
}
