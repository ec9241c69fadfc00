import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Queues that the public site is to be written anew. */
export const enqueuePublications = (messages: Message[]) => sendMessages(setting('PUBLISHING_QUEUE_URL'), messages)
