import { daysInYear, type Year } from '../calendar/day.ts'
import { eligibleDays, employedIn, sickLeaveDaysCounted } from './entitlement/employment.ts'
import {
  ageDays,
  baseDays,
  childDays,
  disabilityDays,
  employerDays,
  hazardDays,
  youngDays,
} from './entitlement/extra-leave.ts'
import type { LeaveFacts } from './entitlement/facts.ts'
import { allowanceHours } from './entitlement/hours.ts'
import { hasDays, sumOf, type Line } from './entitlement/line.ts'
import { proportionalDays } from './entitlement/proportion.ts'
import { defaultRules, type LeaveRules } from './entitlement/rules.ts'
import { shareOfYear } from './entitlement/share-of-year.ts'

/** Sick leave of a whole year in working days (Mt. 126. § (1)). */
const sickLeaveOfYear = 15

export interface Entitlement {
  /** Leave of a whole year of employment. */
  full_year_total: number
  days_in_year: 365 | 366
  /** Calendar days of the year that count as time at work. */
  eligible_days: number
  /** The leave that is due in the year: the sum of the lines. */
  allowance_days: number
  sick_leave_days: number
  /** The same leave in hours; null in an equal schedule. */
  allowance_hours: number | null
  lines: Line[]
}

/** Every part of a whole year's leave, also those without days (Mt. 116–120. §). */
const partsOfYear = (facts: LeaveFacts, year: Year, rules: LeaveRules): Line[] => [
  { part: 'base', days: baseDays, paragraph: 'Mt. 116. §' },
  ageDays(facts, year),
  ...childDays(facts, year),
  youngDays(facts, year, rules),
  hazardDays(facts),
  disabilityDays(facts),
  employerDays(facts),
]

function byLaw(facts: LeaveFacts, year: Year, rules: LeaveRules): Entitlement {
  const parts = partsOfYear(facts, year, rules).filter(hasDays)
  const full_year_total = sumOf(parts)
  const days_in_year = daysInYear(year)
  const eligible_days = eligibleDays(facts, year)
  const allowance_days = proportionalDays(parts, eligible_days, days_in_year, rules)
  const sickDays = sickLeaveDaysCounted(facts, year, rules.sickProration)
  const proportion: Line = {
    part: 'proportion',
    days: allowance_days - full_year_total,
    paragraph: 'Mt. 121. §',
    data: { eligible_days, days_in_year },
  }
  return {
    full_year_total,
    days_in_year,
    eligible_days,
    allowance_days,
    sick_leave_days: shareOfYear(sickLeaveOfYear, sickDays, days_in_year),
    allowance_hours: rules.unequalMode === 'hours' ? allowanceHours(allowance_days, facts, year) : null,
    lines: [...parts, proportion].filter(hasDays),
  }
}

/** Outside Hungary: what was set by hand, as it is, in every year with a day of employment. */
function byHand(facts: LeaveFacts, year: Year): Entitlement {
  const employed = employedIn(year, facts) !== undefined
  const base: Line = { part: 'base', days: employed ? (facts.base_days ?? 0) : 0, paragraph: null }
  const lines = [base, ...(employed ? [employerDays(facts)] : [])].filter(hasDays)
  const days_in_year = daysInYear(year)
  return {
    full_year_total: sumOf(lines),
    days_in_year,
    eligible_days: eligibleDays(facts, year),
    allowance_days: sumOf(lines),
    sick_leave_days: employed ? (facts.base_sick_days ?? 0) : 0,
    allowance_hours: null,
    lines,
  }
}

/** The leave and sick leave that somebody is due in a calendar year, with the lines that explain it. Whole days. */
export const entitlement = (facts: LeaveFacts, year: Year, rules: Partial<LeaveRules> = {}): Entitlement => {
  const all = { ...defaultRules, ...rules }
  return all.country === 'HU' ? byLaw(facts, year, all) : byHand(facts, year)
}
