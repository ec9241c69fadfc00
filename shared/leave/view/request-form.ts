import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { Flag, Id, prose } from '../../contract/wire.ts'
import { LeaveTypeId, longestMessage, UnpaidKind } from '../model.ts'

export const Message = prose(longestMessage)

export const leaveFields = {
  type_id: LeaveTypeId,
  from_date: Day,
  to_date: Day,
  auto_approve: z.optional(Flag),
  comment: z._default(Message, ''),
  deletable: z.optional(Flag),
  child_id: z.optional(z.nullable(Id)),
  /** The kind of unpaid leave; by agreement where none is given. */
  unpaid_kind: z.optional(z.nullable(UnpaidKind)),
}
