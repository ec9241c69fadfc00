import * as z from 'zod/mini'
import type { Day } from '../calendar/day.ts'
import { keepsAway, leaveTypeIds } from '../leave/types.ts'
import type { SheetDay } from './model.ts'

/** What a month adds up to; all durations are minutes. */
export const SheetTotals = z.object({
  scheduled_minutes: z.int(),
  /** What was scheduled on the days that are over. */
  scheduled_so_far: z.int(),
  worked_minutes: z.int(),
  worked_days: z.int(),
  overtime_minutes: z.int(),
  stand_by_minutes: z.int(),
  night_minutes: z.int(),
  /** What was worked on public holidays, overtime included. */
  holiday_minutes: z.int(),
  home_office_days: z.int(),
  missed_days: z.int(),
  /** Approved leave by type, in the order of the types. */
  leave: z.array(z.object({ type_id: z.int(), days: z.int(), minutes: z.int() })),
})
export type SheetTotals = z.infer<typeof SheetTotals>

/** Adds up the days of a month: of what was worked those until a day, of what is scheduled and taken off all of them. */
export function totalsOf(days: readonly SheetDay[], until: Day): SheetTotals {
  const over = days.filter(({ date }) => date <= until)
  const worked = over.filter(day => day.worked !== null)
  return {
    scheduled_minutes: sum(days, day => day.scheduled_minutes),
    scheduled_so_far: sum(over, day => day.scheduled_minutes),
    worked_minutes: sum(over, day => day.worked_minutes),
    worked_days: worked.length,
    overtime_minutes: sum(over, day => day.overtime_minutes),
    stand_by_minutes: sum(over, day => day.stand_by_minutes),
    night_minutes: sum(over, day => day.night_minutes),
    holiday_minutes: sum(
      over.filter(({ kind }) => kind === 'public_holiday'),
      day => day.worked_minutes + day.overtime_minutes,
    ),
    home_office_days: worked.filter(({ leave }) => leave?.is_approved && leave.type_id === leaveTypeIds.home).length,
    missed_days: over.filter(({ correction, scheduled }) => correction?.is_missed && scheduled).length,
    leave: leaveByType(days),
  }
}

function leaveByType(days: readonly SheetDay[]): SheetTotals['leave'] {
  const taken = days.filter(({ leave }) => leave?.is_approved && keepsAway(leave.type_id))
  return [...Map.groupBy(taken, ({ leave }) => leave!.type_id)]
    .map(([type_id, some]) => ({
      type_id,
      days: sum(some, day => day.leave_days),
      minutes: sum(some, day => day.scheduled_minutes),
    }))
    .toSorted((one, other) => one.type_id - other.type_id)
}

const sum = (days: readonly SheetDay[], of: (day: SheetDay) => number) =>
  days.reduce((total, day) => total + of(day), 0)
