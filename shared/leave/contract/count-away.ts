import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { ShownTime } from './show-calendar.ts'

/** How many people of a group are away on each day, from the first day on: decided, and only asked for. */
const GroupCounts = z.object({
  /** null for those who are in no group. */
  group_id: z.nullable(z.string()),
  decided: z.array(z.int()),
  asked: z.array(z.int()),
})
export type GroupCounts = z.infer<typeof GroupCounts>

/** A company of thousands begins its register of absences with the first call, hence the change. */
export const countAway = endpoint('GET /day-off/calendar/counts', {
  summary:
    'How many people are away on each day of a month, a quarter or a year, by group; groups in which nobody is away are left out',
  access: 'member',
  changes: true,
  versioned: true,
  query: ShownTime,
  reply: z.object({ data: z.array(GroupCounts) }),
})
