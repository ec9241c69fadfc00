import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Day } from '#shared/calendar/day.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to tell a company's people of the birthdays and work anniversaries of a day. */
export const OccasionsTask = z.object({
  task: z.literal('occasions'),
  company: Id,
  day: Day,
  /** The last person told, in the order of ids; the task continues after them. */
  after: z.optional(Id),
})
export type OccasionsTask = z.infer<typeof OccasionsTask>

export const asOccasionsMessage = (task: Omit<OccasionsTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'occasions', ...task } satisfies OccasionsTask,
})
