import { addMonths, daysInYear, type Day, type Year } from '../../calendar/day.ts'
import { eligibleDays } from './employment.ts'
import type { LeaveFacts } from './facts.ts'
import { lawOf } from './law-of-year.ts'
import type { Line } from './line.ts'
import { noticeDays } from '../types.ts'
import { divisorOf, linesOfShare, portion, proportionalDays } from './proportion.ts'
import { defaultRules, type LeaveRules } from '../../company/leave-rules.ts'

export interface EmployeeChoice {
  /** Working days, the sum of the lines. */
  days: number
  max_parts: number
  /** The notice period in calendar days. */
  notice_days: number
  /** The first day on which they can be taken, while the first three months of the employment last into the year. */
  not_before: Day | null
  paragraph: string
  lines: Line[]
}

/** The days of a year's leave that are granted when the employee wants them, in proportion to the employment (Mt. 122. § (2), 121. §). */
export function employeeChoice(facts: LeaveFacts, year: Year, rules: Partial<LeaveRules> = {}): EmployeeChoice {
  const whole: Line = { part: 'choice', days: lawOf(year).choice, paragraph: 'Mt. 122. § (2)' }
  const [eligible_days, days_in_year] = [eligibleDays(facts, year), daysInYear(year)]
  const all = { ...defaultRules, ...rules }
  const days = proportionalDays([portion(whole, eligible_days)], eligible_days, days_in_year, all)
  const afterThreeMonths = facts.employment_start ? addMonths(facts.employment_start, 3) : null
  return {
    days,
    max_parts: 2,
    notice_days: noticeDays,
    not_before: afterThreeMonths && afterThreeMonths > `${year}-01-01` ? afterThreeMonths : null,
    paragraph: eligible_days < days_in_year ? 'Mt. 122. § (2), 121. §' : 'Mt. 122. § (2)',
    lines: linesOfShare(whole, 'choice_proportion', days, {
      eligible_days,
      days_in_year: divisorOf(days_in_year, all),
      paragraph: 'Mt. 121. §',
    }),
  }
}
