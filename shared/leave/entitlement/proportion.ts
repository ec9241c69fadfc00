import { sumOf, type Line } from './line.ts'
import type { LeaveRules } from './rules.ts'
import { shareOfYear } from './share-of-year.ts'

/** The days due of a whole year's parts for the days of the year that are time at work (Mt. 121. §). */
export function proportionalDays(
  parts: readonly Line[],
  eligible: number,
  daysInYear: number,
  rules: LeaveRules,
): number {
  const inYear = rules.divisor === 'always_365' ? 365 : daysInYear
  const share = (days: number) => shareOfYear(days, eligible, inYear)
  const rounded = (lines: readonly Line[]) => {
    const once = share(sumOf(lines))
    const eachPart = lines.reduce((sum, { days }) => sum + share(days), 0)
    return { once, each_part: eachPart, each_part_never_less: Math.max(once, eachPart) }[rules.roundingMode]
  }

  if (rules.employerExtraProration === 'with_the_rest') return rounded(parts)
  const employers = sumOf(parts.filter(({ part }) => part === 'employer_extra'))
  const lawful = rounded(parts.filter(({ part }) => part !== 'employer_extra'))
  return lawful + (rules.employerExtraProration === 'apart' || eligible === 0 ? share(employers) : employers)
}
