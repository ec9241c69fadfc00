import { weekdayOf } from '#shared/calendar/day.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import type { PlannerDay } from '#web/ui/calendar/year-planner/year-planner.tsx'

/** The year that is drawn; its decree on moved days is known. */
export const sampleYear = 2026

/** What a drawn day is. */
export type SampleDay = 'vacation' | 'pending' | 'home' | 'sick' | 'holiday' | 'movedRest' | 'worked' | 'weekend'

/** Days off of a made-up person: the first and the last day of each stretch, by month and day. */
const stretches: readonly (readonly [from: string, to: string, what: 'vacation' | 'pending' | 'home' | 'sick'])[] = [
  ['02-09', '02-11', 'vacation'],
  ['03-24', '03-25', 'home'],
  ['04-07', '04-10', 'vacation'],
  ['05-18', '05-19', 'sick'],
  ['07-13', '07-24', 'vacation'],
  ['08-17', '08-19', 'vacation'],
  ['09-16', '09-17', 'home'],
  ['10-05', '10-06', 'home'],
  ['10-26', '10-27', 'vacation'],
  ['12-21', '12-23', 'pending'],
]

const statutory = new Map(statutoryYear(sampleYear).days.map(({ date, kind }) => [date, kind]))
const looks = { public_holiday: 'holiday', rest_day_moved: 'movedRest', working_day_moved: 'worked' } as const

const two = (number: number) => String(number).padStart(2, '0')

/** What a day of the sample year is; undefined for a plain working day. */
export function sampleDayOf(month: number, day: number): SampleDay | undefined {
  const place = `${two(month)}-${two(day)}`
  const date = `${sampleYear}-${place}`
  const kind = statutory.get(date)
  if (kind) return looks[kind]
  if (weekdayOf(date) > 5) return 'weekend'
  return stretches.find(([from, to]) => from <= place && place <= to)?.[2]
}

/** How it is drawn: the days off in the colour of their type. */
export function sampleLook(month: number, day: number): PlannerDay | undefined {
  const what = sampleDayOf(month, day)
  if (!what) return undefined
  if (what === 'weekend') return { state: 'off' }
  if (what === 'pending') return { leave: 'vacation', state: 'pending' }
  if (what === 'holiday' || what === 'movedRest' || what === 'worked') return { state: what }
  return { leave: what, state: 'planned' }
}

const lengths = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(sampleYear, month + 1, 0)).getUTCDate())

/** How many days of each sort are drawn. */
export const sampleCounts: Readonly<Partial<Record<SampleDay, number>>> = lengths
  .flatMap((length, month) => Array.from({ length }, (_, day) => sampleDayOf(month + 1, day + 1)))
  .reduce<Partial<Record<SampleDay, number>>>(
    (counts, what) => (what ? { ...counts, [what]: (counts[what] ?? 0) + 1 } : counts),
    {},
  )

/** The leave that the person has in the year. */
export const sampleAllowance = 27
