import type { Day } from '#shared/calendar/day.ts'
import { eachDay, lengthOf, overlaps, type Period } from '#shared/calendar/period.ts'

/** One day of a request, as the summary lists it: whether it counts, and if not, why. */
export interface DayLine {
  day: Day
  kind: 'counted' | 'off' | 'holiday' | 'booked'
  /** The reason of a day that does not count, as the calendar names it. */
  reason?: string
  /** Of a day that does not count, or of what it is booked for. */
  name?: string | null
}

/** Days of another booking, and what it is. */
export interface BookedDays {
  days: Period
  name: string
}

/** More days than this are shown by their ends. */
const mostLines = 10
const [atStart, atEnd] = [4, 2]

interface Counted {
  skipped: readonly { date: string; reason: string; name: string | null }[]
}

/** A line for each day; of many days the first four and the last two, and how many are between. */
export function dayLines(period: Period, { skipped }: Counted, booked: readonly BookedDays[] = []) {
  const all = lengthOf(period)
  const reasons = new Map(skipped.map(one => [one.date, one]))
  const lines: DayLine[] = []
  let place = 0
  for (const day of eachDay(period)) {
    if (all <= mostLines || place < atStart || place >= all - atEnd) lines.push(lineOf(day))
    place++
  }
  return { lines, between: all <= mostLines ? 0 : all - atStart - atEnd, before: atStart }

  function lineOf(day: Day): DayLine {
    const skip = reasons.get(day)
    if (skip)
      return { day, kind: skip.reason === 'public_holiday' ? 'holiday' : 'off', reason: skip.reason, name: skip.name }
    const taken = booked.find(({ days }) => overlaps(days, { from_date: day, to_date: day }))
    if (taken) return { day, kind: 'booked', name: taken.name }
    return { day, kind: 'counted' }
  }
}
