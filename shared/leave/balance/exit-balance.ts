import { yearOf, type Day, type Year } from '../../calendar/day.ts'
import { hoursOf } from '../../calendar/hundredths.ts'
import type { Sentence } from '../../words/sentence.ts'
import { bookOf, openingBalance, granted, leftHundredths } from './balance.ts'
import { regularDays } from './opening-balances.ts'
import { exitSettlement } from '../entitlement/exit.ts'
import { entitlementOf, factsOf, rulesOf, type Situation } from '../situation.ts'

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
export function exitBalance(situation: Situation, year: Year): ExitBalance | null {
  const { employment_end: date } = situation.terms
  const rules = rulesOf(situation.calendar)
  if (!date || yearOf(date) !== year || rules.country !== 'HU') return null
  const book = bookOf(situation, year)
  const carried = openingBalance(situation, year)
  const byHand = granted(book.extras)
  const used = {
    granted: byHand,
    carried: carried.days - carried.taken,
    taken: regularDays(situation, book, entitlementOf(situation, year).allowance_days + byHand),
  }
  const { paid_out, overdrawn, paragraph } = exitSettlement(
    { ...factsOf(situation, year), employment_end: date },
    used,
    rules,
  )
  return { date, paid_out, overdrawn, paragraph, label: labelOf(situation, year, { date, paid_out, overdrawn }) }
}

/** The label in hours where leave is kept in hours, since an hour of leave is paid like an hour of work. */
function labelOf(
  situation: Situation,
  year: Year,
  { date, paid_out, overdrawn }: Omit<ExitBalance, 'paragraph' | 'label'>,
): Sentence {
  const left = leftHundredths(situation, year)
  if (left !== null)
    return left < 0
      ? { key: 'balance:overdrawnHours', values: { date, hours: hoursOf(-left) } }
      : { key: 'balance:paidOutHours', values: { date, hours: hoursOf(left) } }
  return overdrawn
    ? { key: 'balance:overdrawn', values: { date, days: overdrawn } }
    : { key: 'balance:paidOut', values: { date, days: paid_out } }
}
