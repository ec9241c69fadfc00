import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Puts emails into their queue: what happened and to whom; the words are found when they go. */
export const enqueueEmails = (emails: Message[]) => sendMessages(setting('MAIL_QUEUE_URL'), emails)
