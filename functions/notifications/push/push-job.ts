import * as z from 'zod/mini'
import { Day } from '#shared/calendar/day.ts'
import { Notification } from '#shared/notifications/model.ts'

const { about, fact_change, person } = Notification.shape

/** A queued push to all browsers of one member: what they are to be told of, which is put into words when it is sent; whom it names is read then too. */
export const PushJob = z.extend(
  z.pick(Notification, {
    id: true,
    company: true,
    member: true,
    type: true,
    deadline: true,
    subject: true,
    message: true,
  }),
  {
    about: z.nullable(z.omit(about.def.innerType, { name: true })),
    fact_change: z.optional(z.omit(fact_change.def.innerType, { name: true })),
    person: z.optional(z.omit(person.def.innerType, { name: true })),
    /** Length of the request's history at the event. */
    step: z._default(z.int(), 0),
    /** The day that it is about; it is sent on no other. */
    day: z.optional(Day),
  },
)
export type PushJob = z.infer<typeof PushJob>
