import { minutesADay, minutesOf } from '../calendar/clock-time.ts'
import { addDays, type Day } from '../calendar/day.ts'
import type { Sentence } from '../words/sentence.ts'
import type { SheetDay } from './model.ts'
import { isOff } from './counted-day.ts'
import { endOf, lengthOfSpan, restBetween, workedIn, type Bounds } from './work-span.ts'

/** What is wrong with days that follow each other, so that their sheet cannot be handed in. */
export function mistakesIn(days: readonly SheetDay[]): Map<Day, Sentence> {
  const mistakes = new Map<Day, Sentence>()
  for (const [place, day] of days.entries()) {
    const before = days[place - 1]
    const mistake = mistakeOf(day, before && !mistakes.has(before.date) ? before : undefined)
    if (mistake) mistakes.set(day.date, mistake)
  }
  return mistakes
}

function mistakeOf(day: SheetDay, before: SheetDay | undefined): Sentence | undefined {
  const { date, correction, worked, overtime_minutes } = day
  const standBy = mistakeOfStandBy(day, before)
  if (isOff(day)) return standBy
  if (!worked) return (correction && !correction.is_missed ? unreadable(day) : undefined) ?? standBy
  if (worked.break_minutes >= lengthOfSpan(date, worked)) return { key: 'attendance:breakTooLong' }
  if (overtime_minutes > workedIn(date, worked)) return { key: 'attendance:overtimeTooLong' }
  const isOverlapping =
    before?.worked && addDays(before.date, 1) === date && restBetween(before.date, before.worked, worked) < 0
  return isOverlapping ? { key: 'attendance:overlapsDayBefore' } : standBy
}

/** Why times of stand-by make no sense: they overlap each other or the working time of the day or of the night before, which is none of stand-by. */
function mistakeOfStandBy({ date, correction, worked }: SheetDay, before: SheetDay | undefined): Sentence | undefined {
  const previous = before && addDays(before.date, 1) === date ? before : undefined
  const earlier = (previous?.correction?.stand_by ?? []).map(times => minutesFrom(times, -minutesADay))
  const own = (correction?.stand_by ?? []).map(times => minutesFrom(times))
  const inOrder = [...earlier, ...own].toSorted((one, other) => one.from - other.from)
  if (inOrder.some((one, place) => place > 0 && overlap(inOrder[place - 1]!, one)))
    return { key: 'attendance:standByOverlaps' }
  const work = [
    ...(previous?.worked ? [minutesFrom(previous.worked, -minutesADay)] : []),
    ...(worked ? [minutesFrom(worked)] : []),
  ]
  const isAtWork = work.some(span => inOrder.some(one => overlap(one, span)))
  return isAtWork ? { key: 'attendance:standByWhileWorking' } : undefined
}

/** When a span begins and ends, in minutes since the midnight of a day. */
const minutesFrom = (span: Bounds, midnight = 0) => ({
  from: minutesOf(span.start) + midnight,
  to: endOf(span) + midnight,
})

type Minutes = ReturnType<typeof minutesFrom>
const overlap = (one: Minutes, other: Minutes) => one.from < other.to && other.from < one.to

/** Why what was entered makes no sense: of a day on which nothing was scheduled both ends have to be said. */
function unreadable({ correction, scheduled }: SheetDay): Sentence | undefined {
  const { start = null, end = null } = correction ?? {}
  if (scheduled || (start !== null && end !== null)) return { key: 'attendance:endBeforeStart' }
  if (start === null && end === null) return undefined
  return { key: start === null ? 'attendance:startMissing' : 'attendance:endMissing' }
}
