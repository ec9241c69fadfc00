import * as z from 'zod/mini'
import { Day } from '../calendar/day.ts'
import { WorkingHours } from '../company/model.ts'
import { Id } from '../contract/wire.ts'
import { ApproverIds } from '../people/contract/approver-ids.ts'
import { ExtraDaysForm } from './contract/grant-extra-days.ts'

/** Other weekly hours from a day on; null: those of the company. */
const ScheduleChange = z.object({
  act: z.literal('schedule'),
  working_hours: z.nullable(WorkingHours),
  working_hours_from: Day,
  unequal_schedule: z.optional(z.boolean()),
})

const ExtraDaysOfMany = z.extend(ExtraDaysForm, { act: z.literal('extra_days') })

/** What is done with many people; of the approvers nobody is their own. */
export const BulkChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('group'), group_id: z.nullable(Id) }),
  z.object({ act: z.literal('approvers'), approver_ids: ApproverIds }),
  ScheduleChange,
  ExtraDaysOfMany,
  z.object({ act: z.literal('deactivate') }),
  z.object({ act: z.literal('invite') }),
])
export type BulkChange = z.infer<typeof BulkChange>

/** What of it leave is counted from. */
export const CountedBulkChange = z.discriminatedUnion('act', [ScheduleChange, ExtraDaysOfMany])
export type CountedBulkChange = z.infer<typeof CountedBulkChange>

/** An invitation cannot be unsent. */
export const canBeUndone = ({ act }: Pick<BulkChange, 'act'>) => act !== 'invite'
