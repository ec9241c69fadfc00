import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to bring a message of an administrator to everybody whom it is for. */
export const MessageTask = z.object({
  task: z.literal('message'),
  company: Id,
  message: Id,
  /** The last person told, in the order of ids; the task continues after them. */
  after: z.optional(Id),
})
export type MessageTask = z.infer<typeof MessageTask>

export const asMessageTask = (task: Omit<MessageTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'message', ...task } satisfies MessageTask,
})
