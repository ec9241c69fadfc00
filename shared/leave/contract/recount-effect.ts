import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { CalendarChange } from '../effect/calendar-change.ts'

export const recountEffect = endpoint('POST /company/calendar-effect', {
  summary:
    'Who would get back or lose how many booked days by a change of the calendar; of new hours in their first year',
  access: 'admin',
  changes: false,
  body: CalendarChange,
  reply: z.object({
    data: z.array(
      z.object({
        user_id: z.string(),
        first_name: z.string(),
        last_name: z.string(),
        /** Positive: so many days are free again. */
        days: z.int(),
      }),
    ),
  }),
})
