import { addDays, type Day, type Month } from '../calendar/day.ts'
import { periodOfMonth } from '../calendar/month.ts'
import type { Period } from '../calendar/period.ts'
import type { Sentence } from '../words/sentence.ts'
import { countedUntil } from './counted-until.ts'
import { limitPassedInYear, limitsPassedOn, longestRunOfDays } from './labour-limits.ts'
import { openSheet, type AttendanceSheet, type Correction, type SheetDay } from './model.ts'
import { sheetDays, type SheetFacts } from './sheet-days.ts'
import { mistakesIn } from './sheet-mistakes.ts'
import { totalsOf, type SheetTotals } from './sheet-totals.ts'

/** The days that a sheet is judged by: the month, and the days before it on which limits of a week depend. */
export const periodAround = (month: Month): Period => {
  const { from_date, to_date } = periodOfMonth(month)
  return { from_date: addDays(from_date, -longestRunOfDays), to_date }
}

/** A month of somebody's attendance, live until it is accepted. */
export interface Sheet {
  kept: AttendanceSheet
  days: SheetDay[]
  totals: SheetTotals
  /** What keeps it from being handed in, by day. */
  mistakes: ReadonlyMap<Day, Sentence>
  /** What the law says of it, by day. */
  limits: ReadonlyMap<Day, readonly Sentence[]>
  /** What the law says of the year's overtime. */
  limit_of_year: Sentence | undefined
}

interface SheetOptions {
  month: Month
  today: Day
  /** The sheets of the year and of the month before it. */
  sheets: readonly AttendanceSheet[]
}

/** Whose sheet it is, with what its days follow from. */
type Whose = Omit<SheetFacts, 'corrections'>

/** The sheet of a month as it stands today. */
export function sheetOf(facts: Whose, { month, today, sheets }: SheetOptions): Sheet {
  const { company, member } = facts.terms
  const kept = sheets.find(sheet => sheet.month === month) ?? openSheet({ company, member }, month)
  const { from_date } = periodOfMonth(month)
  const around = sheetDays(periodAround(month), { ...facts, corrections: allCorrections(sheets) })
  const live = around.filter(({ date }) => date >= from_date)
  const days = kept.accepted_days ?? live
  const seen = [...around.filter(({ date }) => date < from_date), ...days]
  const totals = totalsOf(days, countedUntil(kept, today))
  return {
    kept,
    days,
    totals,
    ...judged(seen, from_date),
    limit_of_year: limitPassedInYear(totals.overtime_minutes + overtimeBeside(month, sheets)),
  }
}

/** The overtime of the other months of a year, in minutes. */
const overtimeBeside = (month: Month, sheets: readonly AttendanceSheet[]) =>
  sheets
    .filter(sheet => sheet.month.slice(0, 4) === month.slice(0, 4) && sheet.month !== month)
    .reduce((sum, { overtime_minutes }) => sum + overtime_minutes, 0)

const allCorrections = (sheets: readonly AttendanceSheet[]): Record<Day, Correction> =>
  Object.assign({}, ...sheets.map(({ corrections }) => corrections))

/** What is wrong with the days from one on, and what the law says of them. */
function judged(days: readonly SheetDay[], from: Day) {
  const found = mistakesIn(days)
  const limits = new Map<Day, Sentence[]>()
  for (const [place, { date }] of days.entries()) {
    if (date < from || found.has(date)) continue
    const passed = limitsPassedOn(days.slice(Math.max(0, place - longestRunOfDays), place + 1))
    if (passed.length) limits.set(date, passed)
  }
  return { mistakes: new Map([...found].filter(([date]) => date >= from)), limits }
}
