import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to erase who belonged to a user group that is no more. */
export const EmptyGroupTask = z.object({ task: z.literal('empty-user-group'), group: Id })
export type EmptyGroupTask = z.infer<typeof EmptyGroupTask>

export const asEmptyGroupMessage = (group: string): Message => {
  const body: EmptyGroupTask = { task: 'empty-user-group', group }
  return { id: JSON.stringify(body), body }
}
