import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Day, Month } from '#shared/calendar/day.ts'
import { Id } from '#shared/contract/wire.ts'

/** A task to recount booked leave after a change of the calendar or of employment terms. */
export const RecountTask = z.object({
  task: z.literal('recount'),
  company: Id,
  /** The one person to recount; without it everybody in the scope. */
  member: z.optional(Id),
  scope: z.union([
    z.object({ month: Month }),
    z.object({ since: Day }),
    z.object({ outside: z.literal('employment') }),
  ]),
  /** The last person recounted, in the order of ids; the task continues after them. */
  after: z.optional(Id),
})
export type RecountTask = z.infer<typeof RecountTask>

/** The task as a message; a continued task is a message of its own. */
export const asMessage = (task: Omit<RecountTask, 'task'>): Message => ({
  id: JSON.stringify(task),
  body: { task: 'recount', ...task } satisfies RecountTask,
})
