import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Puts long work into the queue of tasks, where it is done in pieces that fit into a function's time. */
export const enqueueTasks = (tasks: Message[]) => sendMessages(setting('TASK_QUEUE_URL'), tasks)
