import type { Day } from '../calendar/day.ts'
import type { Sentence } from '../words/sentence.ts'
import { limitsPassedOn, longestRunOfDays } from './labour-limits.ts'
import type { SheetDay } from './model.ts'
import { mistakesIn } from './sheet-mistakes.ts'

/** What is to be said of days. */
export interface Judged {
  /** What keeps their sheet from being handed in, by day. */
  mistakes: ReadonlyMap<Day, Sentence>
  /** What the law says of them, by day. */
  limits: ReadonlyMap<Day, readonly Sentence[]>
}

/** What is wrong with the days from one on, and what the law says of them; the days before it are those on which that depends. */
export function judged(days: readonly SheetDay[], from: Day): Judged {
  const found = mistakesIn(days)
  const limits = new Map<Day, Sentence[]>()
  for (const [place, { date }] of days.entries()) {
    if (date < from || found.has(date)) continue
    const passed = limitsPassedOn(days.slice(Math.max(0, place - longestRunOfDays), place + 1))
    if (passed.length) limits.set(date, passed)
  }
  return { mistakes: new Map([...found].filter(([date]) => date >= from)), limits }
}
