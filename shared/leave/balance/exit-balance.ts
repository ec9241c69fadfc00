import { yearOf, type Day, type Year } from '../../calendar/day.ts'
import { hoursOf } from '../../calendar/hundredths.ts'
import { wholes } from '../../calendar/whole-numbers.ts'
import type { Sentence } from '../../words/sentence.ts'
import { exitSettlement } from '../entitlement/exit.ts'
import { employmentOf, factsOf, rulesOf, type Situation } from '../situation.ts'
import { leftHundredths, usedAtExit } from './balance.ts'
import { isBeforeBooks } from './employment-book.ts'
import { begunDays, unitOf } from './leave-unit.ts'
import { withOpeningBalances } from './opening-balances.ts'

/** The settlement on exit: days paid out, or taken beyond the entitlement. Whole days. */
export interface ExitBalance {
  /** The last day of the employment. */
  date: Day
  paid_out: number
  overdrawn: number
  paragraph: string
  label: Sentence
}

/** The settlement on exit in the year in which the employment ends (Mt. 125. §); null in other years, and outside Hungary. */
export function exitBalance(known: Situation, year: Year): ExitBalance | null {
  const { employment_end: date } = employmentOf(known)
  const rules = rulesOf(known.calendar)
  if (!date || yearOf(date) !== year || rules.country !== 'HU' || isBeforeBooks(known, year)) return null
  const situation = withOpeningOf(known, year, date)
  const facts = { ...factsOf(situation, year), employment_end: date }
  const { days, paragraph } = exitSettlement(facts, usedAtExit(situation, year), rules)
  const hours = leftHundredths(situation, year)
  const due = hours === null ? days : wholeDays(hours, situation, year)
  const settled = { date, paid_out: Math.max(0, due), overdrawn: Math.max(0, -due) }
  return { ...settled, paragraph, label: labelOf(settled, hours) }
}

/** The situation with the opening balance of a year that has not begun, since what will be left of this year is settled too. */
function withOpeningOf(situation: Situation, year: Year, on: Day): Situation {
  const { opening_balances = [], books, others = [] } = situation
  const isKnown = opening_balances.some(balance => balance.year >= year)
  return isKnown ? situation : withOpeningBalances(situation, [...others, ...books], on, year)
}

/** Whole days of hundredths of hours that are paid out; where more was taken than was due, every begun day. */
function wholeDays(hundredths: number, situation: Situation, year: Year): number {
  const oneDay = unitOf(situation, year).ofDays(1)
  return hundredths < 0 ? begunDays(hundredths, oneDay) : wholes(hundredths, oneDay)
}

/** The label in hours where leave is kept in hours, since an hour of leave is paid like an hour of work. */
function labelOf(
  { date, paid_out, overdrawn }: Pick<ExitBalance, 'date' | 'paid_out' | 'overdrawn'>,
  hundredths: number | null,
): Sentence {
  if (hundredths !== null)
    return hundredths < 0
      ? { key: 'balance:overdrawnHours', values: { date, hours: hoursOf(-hundredths) } }
      : { key: 'balance:paidOutHours', values: { date, hours: hoursOf(hundredths) } }
  return overdrawn
    ? { key: 'balance:overdrawn', values: { date, days: overdrawn } }
    : { key: 'balance:paidOut', values: { date, days: paid_out } }
}
