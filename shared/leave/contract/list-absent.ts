import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Absent } from '../view/absent.ts'

/** The longest window that absences are listed for, in days: a little more than a quarter of a year. */
export const longestAbsentWindow = 100

/** Today is the server's, so that a page asks for it without knowing the date. */
const Bound = z.union([z.literal('today'), Day], { error: 'problems:isoDate' })

export const listAbsent = endpoint('GET /day-off/absent', {
  summary: 'Who is away in a window of days (today and the next two weeks by default)',
  access: 'member',
  keys: 'read',
  tool: { scope: 'read' },
  query: z.object({ from: z.optional(Bound), to: z.optional(Bound) }),
  reply: z.object({ data: z.array(Absent) }),
})
