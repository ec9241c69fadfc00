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
  /** The last request recounted of the next person, in the order of ids. */
  after_request: z.optional(Id),
})
export type RecountTask = z.infer<typeof RecountTask>

/** The task as a message, delivered after so many seconds; a continued task is a message of its own. */
export const asMessage = (task: Omit<RecountTask, 'task'>, after = 0): Message => ({
  id: JSON.stringify({ ...task, delay: after }),
  body: { task: 'recount', ...task } satisfies RecountTask,
  after,
})
