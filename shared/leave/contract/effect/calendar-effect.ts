import { endpoint } from '../../../contract/endpoint.ts'
import { CalendarChange } from '../../effect/calendar-change.ts'
import { EffectReply } from '../../effect/effect-reply.ts'

export const calendarEffect = endpoint('POST /company/calendar-effect', {
  summary:
    'Who would get back or lose how many booked days by a change of the calendar; of new hours in their first year',
  access: 'admin',
  body: CalendarChange,
  reply: EffectReply,
})
