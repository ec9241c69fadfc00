import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'

export const UpcomingEvent = z.object({
  kind: z.enum(['birthday', 'anniversary', 'holiday']),
  date: z.string(),
  user_id: z.optional(z.string()),
  years: z.optional(z.int()),
  name: z.optional(z.string()),
})
export type UpcomingEvent = z.infer<typeof UpcomingEvent>

export const upcomingEvents = endpoint('GET /user/upcoming-events', {
  summary: 'Birthdays, work anniversaries and holidays of the next days',
  access: 'member',
  keys: 'read',
  reply: z.object({ data: z.array(UpcomingEvent) }),
})
