import { setting } from './environment.ts'
import { sendMessages, type Message } from './send-messages.ts'

/** Queues background tasks, each small enough for one invocation. */
export const enqueueTasks = (tasks: Message[]) => sendMessages(setting('TASK_QUEUE_URL'), tasks)
