import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Queues what is done in a chat: messages, and answers to commands and buttons. */
export const enqueueChat = (jobs: Message[]) => sendMessages(setting('CHAT_QUEUE_URL'), jobs)
