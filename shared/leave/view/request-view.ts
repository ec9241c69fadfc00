import * as z from 'zod/mini'
import { Flag } from '../../contract/wire.ts'
import { LeaveStatus, UnpaidKind } from '../model.ts'

/** A person as a request shows them. */
export const Person = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
})

/** A leave request in replies. */
export const RequestView = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  user: Person,
  user_id: z.string(),
  type: z.object({ id: z.int(), label: z.string() }),
  type_id: z.int(),
  /** The child that parental or paternity leave is for. */
  child_id: z.nullable(z.string()),
  /** The kind of unpaid leave, where one was given. */
  unpaid_kind: z.optional(UnpaidKind),
  from_date: z.string(),
  to_date: z.string(),
  /** Working days. */
  days: z.int(),
  /** Working days on which sick pay (táppénz) is due, after the sick leave of the year; absent where there are none. */
  sick_pay_days: z.optional(z.int()),
  /** That it lacks the document it asks for; told to the person and administrators alone, and left out where it lacks none. */
  lacks_document: z.optional(z.literal(true)),
  comment: z.string(),
  status: LeaveStatus,
  response: z.nullable(z.string()),
  created_at: z.int(),
  submitter: z.extend(Person, { position: z.nullable(z.object({ name: z.string() })) }),
  autoApprove: Flag,
  deletable: Flag,
  approved_at: z.nullable(z.int()),
  approved_by: z.nullable(Person),
})
export type RequestView = z.infer<typeof RequestView>
