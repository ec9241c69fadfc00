import { readLawFile } from '#test/law/cases.ts'

/** A calendar day as `YYYY-MM-DD`. */
export type Date8601 = string

interface SpecialDay {
  date: Date8601
  kind: 'public_holiday' | 'rest_day_moved' | 'working_day_moved'
  swapped_with: Date8601 | null
}

const specialDays = new Map(
  (JSON.parse(readLawFile('holidays.json')) as SpecialDay[]).map(special => [special.date, special]),
)

const dayLength = 86_400_000
export const later = (day: Date8601, days: number): Date8601 =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** The first and the last year whose holidays are known. */
export const knownYears = [2015, 2030] as const

/** Every day whose holidays are known, walked one by one. */
const calendar: Date8601[] = []
for (let day = `${knownYears[0]}-01-01`; day <= `${knownYears[1]}-12-31`; day = later(day, 1)) calendar.push(day)
const placeOf = new Map(calendar.map((day, place) => [day, place]))

/** The days from the first to the last, both included. */
export function daysFrom(first: Date8601, last: Date8601): Date8601[] {
  const from = first < calendar[0]! ? 0 : placeOf.get(first)
  const to = last > calendar.at(-1)! ? calendar.length - 1 : placeOf.get(last)
  return from === undefined || to === undefined ? [] : calendar.slice(from, to + 1)
}

const years = new Map<number, Date8601[]>()
export function daysOfYear(year: number): Date8601[] {
  let days = years.get(year)
  if (!days) years.set(year, (days = daysFrom(`${year}-01-01`, `${year}-12-31`)))
  return days
}
export const yearIn = (day: Date8601) => Number(day.slice(0, 4))

/** 0 Monday … 6 Sunday, of each day of the calendar. */
const weekdayOfPlace = calendar.map(day => (new Date(day).getUTCDay() + 6) % 7)
function weekdayIn(day: Date8601): number {
  const place = placeOf.get(day)
  if (place === undefined) throw new Error(`The holidays of ${day} are not known.`)
  return weekdayOfPlace[place]!
}

/** How somebody works from a day on: hundredths of an hour on each weekday, Monday first. */
export interface Schedule {
  since: Date8601
  week: readonly number[]
  unequal: boolean
}

export const general: Schedule = { since: '1900-01-01', week: [800, 800, 800, 800, 800, 0, 0], unequal: false }

/** The schedule in force on a day; the general one before the first of one's own. */
export function scheduleOn(schedules: readonly Schedule[], day: Date8601): Schedule {
  let found = general
  for (const schedule of schedules) if (schedule.since <= day && schedule.since >= found.since) found = schedule
  return found
}

/** Of an unequal week: up to two days without work, the last ones (Mt. 105. §). */
function isRestDay({ week }: Schedule, weekday: number): boolean {
  const free = [6, 5, 4, 3, 2, 1, 0].filter(one => week[one] === 0)
  return free.slice(0, 2).includes(weekday)
}

/**
 * What a day off costs in days and in hundredths of hours (Mt. 124. §): nothing on a public holiday; the decree moves days of
 * the general schedule only; in an unequal one every day is a working day but the weekly rest days.
 */
export function costOfDay(schedules: readonly Schedule[], day: Date8601): { days: number; hundredths: number } {
  const schedule = scheduleOn(schedules, day)
  const special = specialDays.get(day)
  const nothing = { days: 0, hundredths: 0 }
  if (special?.kind === 'public_holiday') return nothing
  const isMoved = special !== undefined && !schedule.unequal
  if (isMoved && special.kind === 'rest_day_moved') return nothing
  const weekday = weekdayIn(isMoved && special.swapped_with ? special.swapped_with : day)
  const hundredths = schedule.week[weekday]!
  const counts = schedule.unequal ? !isRestDay(schedule, weekday) : hundredths > 0
  return counts ? { days: 1, hundredths } : nothing
}

/** The day, or the next that is worked in the general schedule (Mt. 25. § (5)). */
export function nextWorkday(day: Date8601): Date8601 {
  let found = day
  while (costOfDay([], found).days === 0) found = later(found, 1)
  return found
}

/** The same date some months later; the last day of a month that is too short (Mt. 25. § (4)). */
export function monthsLater(day: Date8601, months: number): Date8601 {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
