import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to book leave for many people, or to take it back; how far it is stands in the table. */
export const BulkTask = z.object({ task: z.literal('bulk'), company: Id, bulk: Id })
export type BulkTask = z.infer<typeof BulkTask>

export const asBulkMessage = (task: Omit<BulkTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'bulk', ...task } satisfies BulkTask,
})
