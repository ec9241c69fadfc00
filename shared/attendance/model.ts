import * as z from 'zod/mini'
import { ClockTime } from '../calendar/clock-time.ts'
import { Day, Month } from '../calendar/day.ts'
import { Id } from '../contract/wire.ts'
import { Bounds, WorkSpan } from './work-span.ts'

/** Employees correct an open sheet and hand it in; whoever accepts it locks the month. */
export const SheetState = z.enum(['open', 'handed_in', 'accepted'])
export type SheetState = z.infer<typeof SheetState>

/** What somebody did on a day where it is not what was scheduled; null: as scheduled. */
export const Correction = z.object({
  start: z.nullable(ClockTime),
  end: z.nullable(ClockTime),
  break_minutes: z.nullable(z.int()),
  /** What of the working time is overtime; null: whatever is beyond the scheduled time. */
  overtime_minutes: z.nullable(z.int()),
  /** When somebody was ready for work (Mt. 110. §), which is no working time; the record has to tell its beginning and end (Mt. 134. § (2)). */
  stand_by: z.optional(z.array(Bounds)),
  /** How long somebody was, where it was entered without its times. */
  stand_by_minutes: z.int(),
  /** Whether nothing was worked on a day on which work was scheduled and no leave was taken. */
  is_missed: z.boolean(),
  note: z.string(),
})
export type Correction = z.infer<typeof Correction>

/** A day as the calendar has it, or one on which the person was not employed. */
export const SheetDayKind = z.enum([
  'working_day',
  'working_day_moved',
  'rest_day',
  'public_holiday',
  'rest_day_moved',
  'company',
  'not_employed',
])
export type SheetDayKind = z.infer<typeof SheetDayKind>

/** One day of a sheet; all durations are minutes. */
export const SheetDay = z.object({
  date: Day,
  kind: SheetDayKind,
  scheduled: z.nullable(WorkSpan),
  scheduled_minutes: z.int(),
  /** What was worked; null where nothing was, or where it cannot be read from what was entered. */
  worked: z.nullable(WorkSpan),
  correction: z.nullable(Correction),
  leave: z.nullable(z.object({ request: Id, type_id: z.int(), is_approved: z.boolean() })),
  /** Days of leave that this one costs. */
  leave_days: z.int(),
  /** Within the scheduled time. */
  worked_minutes: z.int(),
  overtime_minutes: z.int(),
  stand_by_minutes: z.int(),
  night_minutes: z.int(),
})
export type SheetDay = z.infer<typeof SheetDay>

/** A step in the life of a sheet. */
export const SheetStep = z.object({
  what: z.enum(['handed_in', 'accepted', 'reopened']),
  by: Id,
  at: z.int(),
  /** Why it was reopened. */
  reason: z.optional(z.string()),
})
export type SheetStep = z.infer<typeof SheetStep>

/** What is kept of one person's month: what was corrected, how far it is, and the days as they were accepted. */
export const AttendanceSheet = z.object({
  company: Id,
  member: Id,
  month: Month,
  state: SheetState,
  corrections: z.record(z.string(), Correction),
  /** The overtime of the month in minutes as it was counted at the last change, by which that of a year is added up. */
  overtime_minutes: z.int(),
  /** The days of an accepted sheet, which nothing changes any more; null until then. */
  accepted_days: z.nullable(z.array(SheetDay)),
  /** The last day of the time off for its overtime, where it was accepted as exchanged and not as paid. */
  time_off_until: z.optional(Day),
  history: z.array(SheetStep),
})
export type AttendanceSheet = z.infer<typeof AttendanceSheet>

/** A month of which nothing was said yet. */
export const openSheet = (whose: { company: string; member: string }, month: Month): AttendanceSheet => ({
  ...whose,
  month,
  state: 'open',
  corrections: {},
  overtime_minutes: 0,
  accepted_days: null,
  history: [],
})

/** The most times of stand-by that a day has. */
export const mostStandBys = 4

/** The longest note of a day, in characters. */
export const longestNote = 180
