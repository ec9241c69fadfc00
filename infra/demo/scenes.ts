import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Character, Name } from './cast.ts'
import { leaveTypeIds, type LeaveTypeId } from '#shared/leave/types.ts'
import { atTheMachines, shutdowns, requests, type DemoRequest } from './requests.ts'

/** A request of the demo company and its outcome. */
export interface Scene extends Pick<DemoRequest, 'type_id' | 'comment' | 'outcome' | 'response' | 'child'> {
  who: Name
  from_date: Day
  to_date: Day
  /** Recorded by an administrator as approved, since a year before the first one kept has no allowance to ask from. */
  recorded: boolean
  /** The day on which it was sent or recorded, before today. */
  asked: Day
  /** The day on which it was decided or cancelled, where it was. */
  decided: Day
}

/** Leave that an administrator records for several people. */
export interface Shutdown {
  who: Name[]
  from_date: Day
  to_date: Day
  /** The day on which it is recorded. */
  asked: Day
}

/** Everybody's requests in their order. */
export function scenesOf(today: Day, cast: Record<Name, Character>): Scene[] {
  const names = Object.keys(cast) as Name[]
  return names.flatMap(who => {
    const workday = workdaysAround(today, cast[who])
    return requests[who].map(({ first, last, calendar_days, ...request }, place): Scene => {
      const from_date = workday(first)
      const to_date = calendar_days ? addDays(from_date, calendar_days - 1) : workday(last)
      const recorded = yearOf(from_date) < yearOf(today)
      const [sent, answered] = workingDaysOf({ first, ...request }, place)
      const [asked, decided] = [workday(sent), workday(answered)]
      return { who, ...request, from_date, to_date, recorded, asked, decided }
    })
  })
}

export function shutdownsOf(today: Day): Shutdown[] {
  const workday = workdaysAround(today)
  return shutdowns.map(([first, last]) => ({
    who: atTheMachines,
    from_date: workday(first),
    to_date: workday(last),
    asked: workday(Math.min(first - 25, -4)),
  }))
}

/** How many working days before its first one a request is sent; nobody falls ill with notice. */
const noticeOf: Partial<Record<LeaveTypeId, number>> = {
  [leaveTypeIds.sick]: 0,
  [leaveTypeIds.home]: 1,
  [leaveTypeIds.funeral]: 1,
  [leaveTypeIds.caregiver]: 4,
  [leaveTypeIds.maternity]: 30,
}
const usualNotice = 14

/** The working days from today on which a request was sent and decided, all behind us: the lately sent ones differ by their place. */
function workingDaysOf({ type_id, first, outcome }: Pick<DemoRequest, 'type_id' | 'first' | 'outcome'>, place: number) {
  const latest = type_id === leaveTypeIds.sick ? -1 : outcome === 'pending' ? -1 - (place % 2) : -3 - 2 * place
  const sent = Math.min(first - (noticeOf[type_id] ?? usualNotice + place), latest)
  return [sent, Math.max(sent, Math.min(sent + 1 + (place % 2), first, -1))] as const
}

/** The working days of a week around a day, by their distance from it. */
function workdaysAround(today: Day, schedule: Pick<Character, 'working_hours' | 'unequal_schedule'> = {}) {
  const { working_hours: week = generalWeek, unequal_schedule = false } = schedule
  const year = yearOf(today)
  const calendar = calendarOfYears({ country: 'HU', own: [] }, [year - 1, year, year + 1], 'hu')
  const time = { patterns: [{ valid_from: '1900-01-01', week, unequal_schedule }], calendar }
  const isFree = (day: Day) => dayKind(day, time).blocked

  return (distance: number): Day => {
    const step = distance < 0 ? -1 : 1
    let day = distance < 0 ? addDays(today, -1) : today
    for (let left = distance < 0 ? -distance - 1 : distance; isFree(day) || left > 0; day = addDays(day, step))
      if (!isFree(day)) left--
    return day
  }
}
