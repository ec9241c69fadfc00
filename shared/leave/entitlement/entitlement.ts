import { daysInYear, type Year } from '../../calendar/day.ts'
import { lengthOf } from '../../calendar/period.ts'
import { eligibleDays, employedIn, sickLeaveDaysCounted } from './employment.ts'
import { ageDays, childDays, youngDays } from './extra-leave.ts'
import type { LeaveFacts } from './facts.ts'
import { hoursIn, linesInHours } from './hours.ts'
import { lawOf, rulesWarning, type RulesWarning } from './law-of-year.ts'
import { hasDays, sumOf, type HourLine, type Line } from './line.ts'
import { divisorOf, linesOfShare, portion, proportionalDays, type Portion } from './proportion.ts'
import { defaultRules, type LeaveRules } from '../../company/leave-rules.ts'
import { shareOfYear } from './share-of-year.ts'
import { grantsWhile, portionWhile } from './status.ts'

export interface Entitlement {
  /** Leave of a whole year of employment. */
  full_year_total: number
  days_in_year: 365 | 366
  /** Calendar days of the year that count as time at work. */
  eligible_days: number
  /** The leave that is due in the year: the sum of the lines. */
  allowance_days: number
  /** The sum of the sick lines. */
  sick_leave_days: number
  /** The allowance in hours, the sum of the hour lines; null in an equal schedule. */
  allowance_hours: number | null
  lines: Line[]
  sick_lines: Line[]
  hour_lines: HourLine[]
  /** Given where the year was counted by the rules of another. */
  warning?: RulesWarning
}

/** Every part of a whole year's leave, also those without days (Mt. 116–120. §). */
function partsOfYear(facts: LeaveFacts, year: Year, rules: LeaveRules, eligible: number): Portion[] {
  const law = lawOf(year)
  const counting = { facts, year, rules, eligible }
  const hazard = grantsWhile(facts.hazardous_conditions, law.hazard)
  const disability = grantsWhile(facts.health_damage_or_disability, law.disability)
  return [
    portion({ part: 'base', days: law.base, paragraph: 'Mt. 116. §' }, eligible),
    portion(ageDays(facts, year), eligible),
    ...childDays(facts, year).map(line => portion(line, eligible)),
    portion(youngDays(facts, year, rules), eligible),
    portionWhile(hazard, { part: 'hazard', paragraph: 'Mt. 119. § (2)' }, counting),
    portionWhile(disability, { part: 'disability', paragraph: 'Mt. 120. §' }, counting),
    portionWhile(facts.employer_extra_days ?? 0, { part: 'employer_extra', paragraph: null }, counting),
  ].filter(({ line }) => hasDays(line))
}

function byLaw(facts: LeaveFacts, year: Year, rules: LeaveRules): Entitlement {
  const days_in_year = daysInYear(year)
  const eligible_days = eligibleDays(facts, year)
  const portions = partsOfYear(facts, year, rules, eligible_days)
  const parts = portions.map(({ line }) => line)
  const full_year_total = sumOf(parts)
  const allowance_days = proportionalDays(portions, eligible_days, days_in_year, rules)
  const employed = employedIn(year, facts)
  const not_counted = (employed ? lengthOf(employed) : 0) - eligible_days
  const proportion: Line = {
    part: 'proportion',
    days: allowance_days - full_year_total,
    paragraph: not_counted ? 'Mt. 115. § (2), 121. §' : 'Mt. 121. §',
    data: {
      eligible_days,
      days_in_year: divisorOf(days_in_year, rules),
      due: allowance_days,
      ...(not_counted && { not_counted }),
    },
  }
  const sick = sickLeave(facts, year, rules)
  const hour_lines = rules.unequalMode === 'hours' ? linesInHours(allowance_days, facts, year) : null
  const warning = rulesWarning(year)
  return {
    full_year_total,
    days_in_year,
    eligible_days,
    allowance_days,
    sick_leave_days: sumOf(sick),
    allowance_hours: hour_lines && hoursIn(hour_lines),
    lines: hasDays(proportion) ? [...parts, proportion] : parts,
    sick_lines: sick,
    hour_lines: hour_lines ?? [],
    ...(warning && { warning }),
  }
}

/** Sick leave of the year, in proportion to the days from the start of the employment (Mt. 126. §). */
function sickLeave(facts: LeaveFacts, year: Year, { sickProration }: LeaveRules): Line[] {
  const whole: Line = { part: 'sick', days: lawOf(year).sick, paragraph: 'Mt. 126. § (1)' }
  const days_in_year = daysInYear(year)
  const eligible_days = sickLeaveDaysCounted(facts, year, sickProration)
  const due = shareOfYear(whole.days, eligible_days, days_in_year)
  return linesOfShare(whole, 'sick_proportion', due, { eligible_days, days_in_year, paragraph: 'Mt. 126. § (3)' })
}

/** The entitlement outside Hungary: the days set by hand, unprorated, in every year with a day of employment. */
function byHand(facts: LeaveFacts, year: Year, rules: LeaveRules): Entitlement {
  const eligible = eligibleDays(facts, year)
  const isEmployed = employedIn(year, facts) !== undefined
  const extra = { part: 'employer_extra' as const, paragraph: null }
  const lines: Line[] = [
    { part: 'base' as const, days: facts.base_days ?? 0, paragraph: null },
    portionWhile(facts.employer_extra_days ?? 0, extra, { facts, year, rules, eligible }).line,
  ].filter(line => isEmployed && hasDays(line))
  const sick: Line = { part: 'sick', days: isEmployed ? (facts.base_sick_days ?? 0) : 0, paragraph: null }
  return {
    full_year_total: sumOf(lines),
    days_in_year: daysInYear(year),
    eligible_days: eligible,
    allowance_days: sumOf(lines),
    sick_leave_days: sick.days,
    allowance_hours: null,
    lines,
    sick_lines: [sick].filter(hasDays),
    hour_lines: [],
  }
}

/** The leave and sick leave that somebody is due in a calendar year, with the lines that explain it. Whole days. */
export const entitlement = (facts: LeaveFacts, year: Year, rules: Partial<LeaveRules> = {}): Entitlement => {
  const all = { ...defaultRules, ...rules }
  return all.country === 'HU' ? byLaw(facts, year, all) : byHand(facts, year, all)
}
