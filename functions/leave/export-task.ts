import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to make the file of somebody's data that they have asked for. */
export const ExportTask = z.object({ task: z.literal('export'), account: Id, id: Id })
export type ExportTask = z.infer<typeof ExportTask>

export const asExportMessage = (task: Omit<ExportTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'export', ...task } satisfies ExportTask,
})
