import { addDays, type Day } from '../calendar/day.ts'
import type { Sentence } from '../words/sentence.ts'
import type { SheetDay } from './model.ts'
import { isOff } from './counted-day.ts'
import { lengthOfSpan, restBetween, workedIn } from './work-span.ts'

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
  if (isOff(day)) return undefined
  const { date, correction, worked, overtime_minutes } = day
  if (!worked) return correction && !correction.is_missed ? unreadable(day) : undefined
  if (worked.break_minutes >= lengthOfSpan(date, worked)) return { key: 'attendance:breakTooLong' }
  if (overtime_minutes > workedIn(date, worked)) return { key: 'attendance:overtimeTooLong' }
  const isOverlapping =
    before?.worked && addDays(before.date, 1) === date && restBetween(before.date, before.worked, worked) < 0
  return isOverlapping ? { key: 'attendance:overlapsDayBefore' } : undefined
}

/** Why what was entered makes no sense: of a day on which nothing was scheduled both ends have to be said. */
function unreadable({ correction, scheduled }: SheetDay): Sentence | undefined {
  const { start = null, end = null } = correction ?? {}
  if (scheduled || (start !== null && end !== null)) return { key: 'attendance:endBeforeStart' }
  if (start === null && end === null) return undefined
  return { key: start === null ? 'attendance:startMissing' : 'attendance:endMissing' }
}
