import type { Day } from '../calendar/day.ts'
import { keepsAway } from '../leave/types.ts'
import type { SheetDay } from './model.ts'
import { endsNextDay, lengthOfSpan, longestWorkday, nightMinutesIn, workedIn, type WorkSpan } from './work-span.ts'

/** What is known of a day before it is counted. */
type Planned = Pick<
  SheetDay,
  'date' | 'kind' | 'scheduled' | 'scheduled_minutes' | 'leave' | 'leave_days' | 'correction'
>

/** A day with the hours that follow from its schedule, its leave and what was corrected. */
export function countedDay(planned: Planned): SheetDay {
  const { date, scheduled_minutes, correction } = planned
  const stand_by_minutes = standByMinutes(date, correction)
  const span = isOff(planned) ? null : spanWorked(planned)
  if (!span) return { ...planned, ...nothingWorked, stand_by_minutes }
  const all = workedIn(date, span)
  const overtime_minutes = correction?.overtime_minutes ?? Math.max(0, all - scheduled_minutes)
  return {
    ...planned,
    worked: span,
    worked_minutes: Math.max(0, all - overtime_minutes),
    overtime_minutes,
    stand_by_minutes,
    night_minutes: nightMinutesIn(date, span),
  }
}

/** How long somebody was ready for work. */
const standByMinutes = (date: Day, correction: Planned['correction']) =>
  (correction?.stand_by ?? []).reduce(
    (sum, times) => sum + lengthOfSpan(date, times),
    correction?.stand_by_minutes ?? 0,
  )

const nothingWorked = { worked: null, worked_minutes: 0, overtime_minutes: 0, night_minutes: 0 } as const

/** Whether nothing can be worked on a day: somebody is on leave, which work from home is not, or is not employed. */
export const isOff = ({ kind, leave }: Pick<SheetDay, 'kind' | 'leave'>) =>
  kind === 'not_employed' || (leave?.is_approved === true && keepsAway(leave.type_id))

/** What was worked on a day as it was corrected, or as scheduled; null where nothing was, or where what was entered makes no sense. */
function spanWorked({ date, scheduled, correction }: Planned): WorkSpan | null {
  if (correction?.is_missed) return null
  const start = correction?.start ?? scheduled?.start
  const end = correction?.end ?? scheduled?.end
  if (start === undefined || end === undefined) return null
  const span = { start, end, break_minutes: correction?.break_minutes ?? scheduled?.break_minutes ?? 0 }
  return correction && isTooLongForANight(date, span) ? null : span
}

/** Whether an end before the start is a mistake: nobody works so long into the next day (Mt. 99. § (2)–(3)). */
const isTooLongForANight = (date: Day, span: WorkSpan) =>
  endsNextDay(span) && lengthOfSpan(date, span) > longestWorkday + span.break_minutes
