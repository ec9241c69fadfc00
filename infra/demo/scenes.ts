import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Character, Name } from './cast.ts'
import { atTheMachines, shutdowns, requests, type DemoRequest } from './requests.ts'

/** A request of the demo company and its outcome. */
export interface Scene extends Pick<DemoRequest, 'type_id' | 'comment' | 'outcome' | 'response' | 'child'> {
  who: Name
  from_date: Day
  to_date: Day
  /** Recorded by an administrator as approved, since past leave cannot be requested. */
  recorded: boolean
}

/** Leave that an administrator records for several people. */
export interface Shutdown {
  who: Name[]
  from_date: Day
  to_date: Day
}

/** Everybody's requests in their order. */
export function scenesOf(today: Day, cast: Record<Name, Character>): Scene[] {
  const names = Object.keys(cast) as Name[]
  return names.flatMap(who => {
    const workday = workdaysAround(today, cast[who])
    return requests[who].map(({ first, last, calendar_days, ...request }): Scene => {
      const from_date = workday(first)
      const to_date = calendar_days ? addDays(from_date, calendar_days - 1) : workday(last)
      return { who, ...request, from_date, to_date, recorded: first < 0 }
    })
  })
}

export function shutdownsOf(today: Day): Shutdown[] {
  const workday = workdaysAround(today)
  return shutdowns.map(([first, last]) => ({
    who: atTheMachines,
    from_date: workday(first),
    to_date: workday(last),
  }))
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
