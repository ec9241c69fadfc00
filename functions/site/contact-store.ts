import type { Kind, Upcast } from '#functions/platform/kind.ts'
import { ContactMessage, unhandled, type ContactState } from '#shared/site/contact-handling.ts'

/** All messages, or those of a state. */
export const contactPartition = (state?: ContactState) => (state ? `CONTACT_MESSAGES#${state}` : 'CONTACT_MESSAGES')

/** The place of a message in the order of time. */
export const placeOfMessage = ({ created_at, id }: Pick<ContactMessage, 'created_at' | 'id'>) => `${created_at}#${id}`

/** Messages were only emailed before they were handled in the back office. */
const withHandling: Upcast = message => ({ ...unhandled, ...message })

/** The first index lists all messages, the second those of a state. */
export const contactMessages: Kind<ContactMessage, { id: string }> = {
  name: 'ContactMessage',
  schema: ContactMessage,
  upcasts: [withHandling],
  key: ({ id }) => ({ pk: `CONTACT_MESSAGE#${id}`, sk: 'CONTACT_MESSAGE' }),
  index1: message => ({ pk: contactPartition(), sk: placeOfMessage(message) }),
  index2: message => ({ pk: contactPartition(message.state), sk: placeOfMessage(message) }),
  expires: ({ expires_at }) => expires_at,
}
