import { Person } from '../../view/request-view.ts'
import * as z from 'zod/mini'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Id } from '../../../contract/wire.ts'
import { LeaveTypeId } from '../../model.ts'

const Skipped = z.object({ date: z.string(), reason: z.string(), name: z.nullable(z.string()) })

/** The cost and the consequences of a request before it is filed. */
export const Preview = z.object({
  days: z.int(),
  calendar_days: z.int(),
  /** The scheduled hours; null where leave is kept in days. */
  hours: z.nullable(z.number()),
  by_year: z.record(z.string(), z.int()),
  /** The additional days of sick pay (táppénz), where the sick leave of the year is used up; absent where there are none. */
  sick_pay_days: z.optional(z.int()),
  skipped: z.array(Skipped),
  /** The days left of the type's balance afterwards, by year; null where the type takes from none. */
  left_after: z.nullable(z.record(z.string(), z.int())),
  /** The hours left afterwards, by year; null where leave is kept in days. */
  left_hours_after: z.nullable(z.record(z.string(), z.number())),
  /** Colleagues of the same group who are away in the period. */
  away: z.array(
    z.extend(Person, { from_date: z.string(), to_date: z.string(), status: z.enum(['pending', 'approved']) }),
  ),
  /** Who decides; empty where nobody has to. */
  approvers: z.array(Person),
  /** What the law says against it without forbidding it, in sentences. */
  warnings: z.array(z.string()),
  /** The validation errors by field. */
  errors: z.record(z.string(), z.array(z.string())),
})
export type Preview = z.infer<typeof Preview>

export const previewLeave = endpoint('POST /day-off/preview', {
  summary: 'What a request would cost, without making it',
  access: 'member',
  keys: 'read',
  tool: { scope: 'read' },
  changes: false,
  body: z.object({
    type_id: LeaveTypeId,
    from_date: Day,
    to_date: Day,
    user_id: z.optional(Id),
    child_id: z.optional(z.nullable(Id)),
    /** The request that is being edited, so that it does not overlap itself. */
    request_id: z.optional(Id),
  }),
  reply: z.object({ data: Preview }),
})
