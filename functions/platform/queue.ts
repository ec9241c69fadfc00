import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Queues emails by event and recipient; their text is composed when they are sent. */
export const enqueueEmails = (emails: Message[]) => sendMessages(setting('MAIL_QUEUE_URL'), emails)

/** Queues emails that somebody needs to get into their account, or to keep it: apart, so that they wait behind no company's. */
export const enqueueAccountEmails = (emails: Message[]) => sendMessages(setting('ACCOUNT_MAIL_QUEUE_URL'), emails)

/** Queues emails to very many people at once, such as those of the service to all who use it: apart, so that nobody's request waits behind them. */
export const enqueueBulkEmails = (emails: Message[]) => sendMessages(setting('BULK_MAIL_QUEUE_URL'), emails)

/** Queues what the browsers of somebody are to show, by event and recipient. */
export const enqueuePushes = (pushes: Message[]) => sendMessages(setting('PUSH_QUEUE_URL'), pushes)
