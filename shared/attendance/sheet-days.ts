import { weekdayOf, yearOf, type Day } from '../calendar/day.ts'
import { eachDay, yearsOf, type Period } from '../calendar/period.ts'
import { minutesOfHundredths, scheduledOn } from '../calendar/scheduled-minutes.ts'
import { dayKind } from '../calendar/working-days.ts'
import { hundredthsOn, patternOn, timesOn, usualTimes, type WorkTimes } from '../calendar/working-pattern.ts'
import type { WorkCalendar } from '../company/model.ts'
import type { Absence } from '../leave/model.ts'
import { workingTimeOf } from '../leave/situation.ts'
import { employmentDuring } from '../people/employments.ts'
import type { EmploymentTerms } from '../people/model.ts'
import { countedDay } from './counted-day.ts'
import type { Correction, SheetDay } from './model.ts'
import { leastBreak, spanOf } from './work-span.ts'

/** What the days of a sheet follow from. */
export interface SheetFacts {
  terms: EmploymentTerms
  calendar: WorkCalendar
  /** The person's own absences that touch the days. */
  absences: readonly Pick<Absence, 'request' | 'type_id' | 'status' | 'from_date' | 'to_date'>[]
  /** The corrections by day. */
  corrections: Readonly<Record<Day, Correction>>
}

/** The days of a period as they were scheduled, taken off and worked. */
export function sheetDays(period: Period, { terms, calendar, absences, corrections }: SheetFacts): SheetDay[] {
  const time = workingTimeOf({ terms, calendar }, yearsOf(period))
  return [...eachDay(period)].map(date => {
    const { kind } = dayKind(date, time)
    const { minutes, costs } = scheduledOn(date, time)
    const isEmployed = employmentDuring(terms, { from_date: date, to_date: date }) !== undefined
    // On a rest day or a holiday within a leave nothing is taken off.
    const leave = isEmployed && costs > 0 ? leaveOn(date, absences) : null
    return countedDay({
      date,
      kind: isEmployed ? kind : 'not_employed',
      scheduled:
        isEmployed && minutes > 0
          ? scheduledSpan(minutes, {
              ...timesOn(calendar.hours, date),
              ...timesOn(time.patterns, date),
            })
          : null,
      scheduled_minutes: isEmployed ? minutes : 0,
      leave,
      leave_days: leave?.is_approved ? costs : 0,
      correction: corrections[date] ?? null,
    })
  })
}

/** The hours of a weekday on which a public holiday falls, in minutes: they are paid without work (Mt. 146. § (3) d)). */
export const holidayMinutes = (date: Day, { terms, calendar }: Pick<SheetFacts, 'terms' | 'calendar'>) =>
  minutesOfHundredths(
    hundredthsOn(patternOn(workingTimeOf({ terms, calendar }, [yearOf(date)]).patterns, date).week, weekdayOf(date)),
  )

function scheduledSpan(minutes: number, times: WorkTimes) {
  const { starts_at, break_minutes } = { ...usualTimes, ...times }
  const least = leastBreak(minutes)
  return spanOf(starts_at, minutes, least && Math.max(least, break_minutes))
}

/** The leave of a day: what was decided comes before what was only asked for. */
function leaveOn(date: Day, absences: SheetFacts['absences']): SheetDay['leave'] {
  const touching = absences.filter(({ from_date, to_date }) => from_date <= date && date <= to_date)
  const found = touching.find(({ status }) => status === 'approved') ?? touching[0]
  return found ? { request: found.request, type_id: found.type_id, is_approved: found.status === 'approved' } : null
}
