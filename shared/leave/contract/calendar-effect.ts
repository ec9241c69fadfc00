import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { CalendarChange } from '../effect/calendar-change.ts'
import { LeaveEffect } from '../effect/leave-effect.ts'

export const calendarEffect = endpoint('POST /company/calendar-effect', {
  summary:
    'Who would get back or lose how many booked days by a change of the calendar; of new hours in their first year',
  access: 'admin',
  changes: false,
  body: CalendarChange,
  reply: z.object({ data: z.array(LeaveEffect) }),
})
