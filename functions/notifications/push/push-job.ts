import * as z from 'zod/mini'
import { Notification } from '#shared/notifications/model.ts'

/** A queued push to all browsers of one member: what they are to be told of, which is put into words when it is sent. */
export const PushJob = z.pick(Notification, {
  id: true,
  company: true,
  member: true,
  type: true,
  about: true,
  fact_change: true,
  person: true,
  message: true,
})
export type PushJob = z.infer<typeof PushJob>
