import * as z from 'zod/mini'
import { minutesADay, ClockTime } from '../../calendar/clock-time.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id, prose } from '../../contract/wire.ts'
import { longestNote, mostStandBys } from '../model.ts'
import { Bounds } from '../work-span.ts'
import { SheetView } from './sheet-view.ts'

const Minutes = z
  .int({ error: 'problems:minutes' })
  .check(z.gte(0, { error: 'problems:minutes' }), z.lte(minutesADay, { error: 'problems:minutes' }))

/** What was not as scheduled; what is left out stays as it is, and null is as scheduled again. */
export const CorrectedDay = z.object({
  user_id: z.optional(Id),
  start: z.optional(z.nullable(ClockTime)),
  end: z.optional(z.nullable(ClockTime)),
  break_minutes: z.optional(z.nullable(Minutes)),
  overtime_minutes: z.optional(z.nullable(Minutes)),
  /** The times of stand-by of the day; empty: none. */
  stand_by: z.optional(z.array(Bounds).check(z.maxLength(mostStandBys, { error: 'problems:invalidValue' }))),
  is_missed: z.optional(z.boolean()),
  note: z.optional(prose(longestNote)),
})
export type CorrectedDay = z.infer<typeof CorrectedDay>

export const correctAttendance = endpoint('PUT /attendance/{date}', {
  summary: 'Corrects one day of an open sheet, whose mistakes are told and not refused',
  access: 'member',
  body: CorrectedDay,
  reply: z.object({ data: SheetView }),
})
