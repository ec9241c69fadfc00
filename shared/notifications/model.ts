import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'
import { Deadline } from './deadline.ts'
import type { LeaveTypeKey } from '../leave/types.ts'

/** The number of each kind of notification, on the wire; a new request is announced by the name of its leave type. */
export const notificationTypes = {
  vacation: 1,
  sick: 2,
  home: 3,
  maternity: 4,
  unpaid: 5,
  funeral: 6,
  extra: 7,
  custom: 8,
  approved: 9,
  denied: 10,
  birthday: 11,
  workAnniversary: 12,
  modified: 13,
  mandatory: 14,
  parental: 15,
  paternity: 16,
  caregiver: 17,
  reminder: 18,
  factsEntered: 19,
  factsProposed: 20,
  factsConfirmed: 21,
  factsDeclined: 22,
  undeliverable: 23,
  digest: 24,
  fileReady: 25,
  lieu: 26,
} as const satisfies Record<LeaveTypeKey, number> & Record<string, number>

export const NotificationType = z.int().check(z.gte(1), z.lte(26))

/** An item of the bell of a member. */
export const Notification = z.object({
  company: Id,
  member: Id,
  /** Derived from the event, so that a redelivered event creates no second notification. */
  id: Id,
  type: NotificationType,
  is_seen: z.boolean(),
  created_at: z.int(),
  /** The request it is about, as it was at the event. */
  about: z.nullable(
    z.object({
      id: Id,
      type_id: z.int(),
      from_date: z.string(),
      to_date: z.string(),
      user_id: Id,
      name: z.object({ first_name: z.string(), last_name: z.string() }),
      /** Working days. */
      days: z.optional(z.int()),
      /** What somebody did to it, where the type alone does not tell. */
      step: z.optional(z.enum(['entered', 'changed', 'shortened', 'recounted', 'cancelled', 'withdrawn'])),
      /** What the dates of the employment made of the leave, where they changed it. */
      by_employment: z.optional(z.enum(['cancelled', 'shortened'])),
      /** What a change of the calendar made of it: no working day was left. */
      by_calendar: z.optional(z.literal('cancelled')),
    }),
  ),
  /** The change of a person's facts that it is about. */
  fact_change: z.optional(
    z.object({ id: Id, user_id: Id, name: z.object({ first_name: z.string(), last_name: z.string() }) }),
  ),
  /** The person whom it names: whose day it is, who writes, or whom emails do not reach; one without a name is named by the address. */
  person: z.optional(z.object({ user_id: Id, name: z.object({ first_name: z.string(), last_name: z.string() }) })),
  /** The deadline that it reminds of. */
  deadline: z.optional(Deadline),
  /** The file that somebody has asked for, and what is in it. */
  file: z.optional(z.object({ id: Id, name: z.string(), what: z.enum(['payroll', 'attendance', 'leave_cards']) })),
  message: z.nullable(z.string()),
  /** Of a message of those who run the service. */
  subject: z.optional(z.string()),
  from_group_message: z.optional(Id),
  /** The message of an administrator that it brings; when one of either sort was seen is kept, and of nothing else. */
  from_message: z.optional(Id),
  seen_at: z.optional(z.int()),
  expires_at: z.int(),
})
export type Notification = z.infer<typeof Notification>
