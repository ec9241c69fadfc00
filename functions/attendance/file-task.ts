import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to make a file of payroll or attendance sheets that somebody has asked for; `done` tells one step from the next. */
export const FileTask = z.object({ task: z.literal('file'), company: Id, member: Id, id: Id, done: z.int() })
export type FileTask = z.infer<typeof FileTask>

export const asFileMessage = (task: Omit<FileTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'file', ...task } satisfies FileTask,
})
