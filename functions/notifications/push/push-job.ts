import * as z from 'zod/mini'
import { Day } from '#shared/calendar/day.ts'
import { Notification } from '#shared/notifications/model.ts'

/** A queued push to all browsers of one member: what they are to be told of, which is put into words when it is sent. */
export const PushJob = z.extend(
  z.pick(Notification, {
    id: true,
    company: true,
    member: true,
    type: true,
    about: true,
    fact_change: true,
    person: true,
    deadline: true,
    message: true,
  }),
  {
    /** Length of the request's history at the event. */
    step: z._default(z.int(), 0),
    /** The day that it is about; it is sent on no other. */
    day: z.optional(Day),
  },
)
export type PushJob = z.infer<typeof PushJob>
