import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Queues emails by event and recipient; their text is composed when they are sent. */
export const enqueueEmails = (emails: Message[]) => sendMessages(setting('MAIL_QUEUE_URL'), emails)
