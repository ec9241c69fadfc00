import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Day } from '#shared/calendar/day.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to erase a deleted company, as it is due on a day; how far it has come is what is left of the company. */
export const ErasureTask = z.object({ task: z.literal('erase'), company: Id, day: Day })
export type ErasureTask = z.infer<typeof ErasureTask>

export const asErasureMessage = (task: Omit<ErasureTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'erase', ...task } satisfies ErasureTask,
})
