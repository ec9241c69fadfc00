import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Absent } from '../view/absent.ts'

export const listAbsent = endpoint('GET /day-off/absent', {
  summary: 'Who is away in a window of days (today and the next two weeks by default)',
  access: 'member',
  query: z.object({ from: z.optional(Day), to: z.optional(Day) }),
  reply: z.object({ data: z.array(Absent) }),
})
