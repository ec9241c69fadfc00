import { roundedHalfUp } from '../../calendar/whole-numbers.ts'
import { hasDays, type Line } from './line.ts'
import type { LeaveRules } from '../../company/leave-rules.ts'

/** A part of a whole year's leave, and the calendar days that it is due for, times its days. */
export interface Portion {
  line: Line
  weight: number
}

export const portion = (line: Line, eligible: number): Portion => ({ line, weight: line.days * eligible })

/** What the employed days of a year are divided by. */
export const divisorOf = (daysInYear: number, { divisor }: LeaveRules) => (divisor === 'always_365' ? 365 : daysInYear)

/** The days due of a whole year's parts for the days of the year that are time at work (Mt. 121. §). */
export function proportionalDays(
  portions: readonly Portion[],
  eligible: number,
  daysInYear: number,
  rules: LeaveRules,
): number {
  const inYear = divisorOf(daysInYear, rules)
  let [lawful, employers, employersWhole, eachPart] = [0, 0, 0, 0]
  const isWithTheRest = rules.employerExtraProration === 'with_the_rest'
  for (const { line, weight } of portions) {
    if (line.part === 'employer_extra' && !isWithTheRest) {
      employers += weight
      employersWhole += line.days
    } else {
      lawful += weight
      eachPart += roundedHalfUp(weight, inYear)
    }
  }
  const once = roundedHalfUp(lawful, inYear)
  const due = { once, each_part: eachPart, each_part_never_less: Math.max(once, eachPart) }[rules.roundingMode]
  if (isWithTheRest) return due
  const isProrated = rules.employerExtraProration === 'apart' || eligible === 0
  return due + (isProrated ? roundedHalfUp(employers, inYear) : employersWhole)
}

/** The lines of a prorated entitlement: that of a whole year, and the days that the proportion takes away. */
export function linesOfShare(whole: Line, part: Line['part'], due: number, ofYear: ShareOfYear): Line[] {
  const proportion: Line = {
    part,
    days: due - whole.days,
    paragraph: ofYear.paragraph,
    data: { eligible_days: ofYear.eligible_days, days_in_year: ofYear.days_in_year, due },
  }
  return [whole, proportion].filter(hasDays)
}

interface ShareOfYear {
  eligible_days: number
  days_in_year: number
  paragraph: string
}
