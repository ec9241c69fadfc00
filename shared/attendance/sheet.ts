import { addDays, type Day, type Month } from '../calendar/day.ts'
import { periodOfMonth } from '../calendar/month.ts'
import type { Period } from '../calendar/period.ts'
import type { Sentence } from '../words/sentence.ts'
import { countedUntil } from './counted-until.ts'
import { judged, type Judged } from './judged-days.ts'
import { limitPassedInYear, longestRunOfDays } from './labour-limits.ts'
import { openSheet, type AttendanceSheet, type Correction, type SheetDay } from './model.ts'
import { sheetDays, type SheetFacts } from './sheet-days.ts'
import { totalsOf, type SheetTotals } from './sheet-totals.ts'

/** The days that a sheet is judged by: the month, and the days before it on which limits of a week depend. */
export const periodAround = (month: Month): Period => {
  const { from_date, to_date } = periodOfMonth(month)
  return { from_date: addDays(from_date, -longestRunOfDays), to_date }
}

/** A month of somebody's attendance, live until it is accepted. */
export interface Sheet extends Judged {
  kept: AttendanceSheet
  days: SheetDay[]
  /** The days before the month on which limits of a week depend. */
  days_before: SheetDay[]
  totals: SheetTotals
  /** The overtime of the other months of the year, in minutes. */
  overtime_beside: number
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
  const days_before = around.filter(({ date }) => date < from_date)
  const overtime_beside = overtimeBeside(month, sheets)
  const totals = totalsOf(days, countedUntil(kept, today))
  return {
    kept,
    days,
    days_before,
    totals,
    overtime_beside,
    ...judged([...days_before, ...days], from_date),
    limit_of_year: limitPassedInYear(totals.overtime_minutes + overtime_beside),
  }
}

/** The overtime of the other months of a year, in minutes. */
const overtimeBeside = (month: Month, sheets: readonly AttendanceSheet[]) =>
  sheets
    .filter(sheet => sheet.month.slice(0, 4) === month.slice(0, 4) && sheet.month !== month)
    .reduce((sum, { overtime_minutes }) => sum + overtime_minutes, 0)

const allCorrections = (sheets: readonly AttendanceSheet[]): Record<Day, Correction> =>
  Object.assign({}, ...sheets.map(({ corrections }) => corrections))
