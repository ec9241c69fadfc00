import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Day, Month } from '#shared/calendar/day.ts'
import { Id } from '#shared/contract/wire.ts'

/** Booked leave that is to be counted again, since what it was counted by has changed. */
export const RecountTask = z.object({
  task: z.literal('recount'),
  company: Id,
  /** One person; without a name everybody whom it concerns. */
  member: z.optional(Id),
  scope: z.union([z.object({ month: Month }), z.object({ since: Day })]),
  /** Whoever was done last, in the order of their ids; the task goes on after them. */
  after: z.optional(Id),
})
export type RecountTask = z.infer<typeof RecountTask>

/** The task as a message; a task that goes on is another one. */
export const asMessage = (task: Omit<RecountTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'recount', ...task } satisfies RecountTask,
})
