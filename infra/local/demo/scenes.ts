import { calendarOfYears } from '#shared/calendar/company-calendar.ts'
import { addDays, yearOf, type Day } from '#shared/calendar/day.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Name } from './cast.ts'

/** A request of the demo company, and what becomes of it. */
export interface Scene {
  who: Name
  type_id: 1 | 2 | 3 | 5
  from_date: Day
  to_date: Day
  comment: string
  /** Recorded by an administrator, already approved: what is past cannot be asked for. */
  recorded?: boolean
  outcome: 'waits' | 'approved' | 'denied' | 'cancelled'
  response?: string
}

/** A request in every state, counted in working days from today: 0 is today or the next one, -1 the last one before. */
export function scenesOf(today: Day): Scene[] {
  const workday = workdaysAround(today)
  const from = (first: number, last: number) => ({ from_date: workday(first), to_date: workday(last) })
  return [
    { who: 'anna', type_id: 1, ...from(-24, -20), comment: 'Nyaralás', recorded: true, outcome: 'approved' },
    { who: 'ilona', type_id: 2, ...from(-13, -12), comment: '', recorded: true, outcome: 'approved' },
    { who: 'gergo', type_id: 1, ...from(-9, -8), comment: 'Költözés', recorded: true, outcome: 'approved' },
    { who: 'eszter', type_id: 2, ...from(0, 1), comment: 'Lázas a kicsi', outcome: 'approved' },
    { who: 'bela', type_id: 3, ...from(2, 2), comment: 'Árajánlatok', outcome: 'approved' },
    {
      who: 'anna',
      type_id: 1,
      ...from(5, 7),
      comment: 'Hosszú hétvége',
      outcome: 'approved',
      response: 'Jó pihenést!',
    },
    { who: 'peter', type_id: 1, ...from(8, 9), comment: 'Iskolai ünnepség', outcome: 'waits' },
    { who: 'csilla', type_id: 1, ...from(10, 10), comment: '', outcome: 'waits' },
    { who: 'gergo', type_id: 5, ...from(11, 13), comment: 'Házat újítunk fel', outcome: 'waits' },
    {
      who: 'anna',
      type_id: 1,
      ...from(15, 16),
      comment: 'Koncert',
      outcome: 'denied',
      response: 'Akkor szállítunk, mást kérlek.',
    },
    { who: 'gergo', type_id: 1, ...from(18, 19), comment: 'Síelés', outcome: 'cancelled' },
  ]
}

/** The working days of the general schedule around a day, by their distance from it. */
function workdaysAround(today: Day) {
  const year = yearOf(today)
  const calendar = calendarOfYears({ country: 'HU', own: [] }, [year - 1, year, year + 1], 'hu')
  const time = { patterns: [{ valid_from: '1900-01-01', week: generalWeek }], calendar }
  const isFree = (day: Day) => dayKind(day, time).blocked

  return (distance: number): Day => {
    const step = distance < 0 ? -1 : 1
    let day = distance < 0 ? addDays(today, -1) : today
    for (let left = distance < 0 ? -distance - 1 : distance; isFree(day) || left > 0; day = addDays(day, step))
      if (!isFree(day)) left--
    return day
  }
}
