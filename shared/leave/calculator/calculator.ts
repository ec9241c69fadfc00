import { yearsOf, lengthOf } from '../../calendar/period.ts'
import type { SkippedDay } from '../../calendar/counted-year.ts'
import { workingDays } from '../../calendar/working-days.ts'
import { weekdays, type WorkingWeek } from '../../calendar/working-pattern.ts'
import { Problem, type FieldErrors } from '../../contract/problem.ts'
import type { Language } from '../../words/language.ts'
import {
  validateDaysOff,
  validateWorkingDays,
  type DaysOffContext,
  type DaysOffInput,
  type WorkingDaysInput,
} from './calculator-input.ts'
import { entitlement, type Entitlement } from '../entitlement/entitlement.ts'
import { hasDays, type AnnualPart, type Line } from '../entitlement/line.ts'
import { defaultRules, type LeaveRules } from '../../company/leave-rules.ts'
import { workingTimeBy } from '../entitlement/working-time.ts'

/** The calculator's field for each part of a whole year's leave. */
const fields = {
  base: 'base',
  age: 'age_extra',
  children: 'child_extra',
  disabled_children: 'disabled_child_extra',
  young: 'young_extra',
  hazard: 'hazard_extra',
  disability: 'disability_extra',
  employer_extra: 'employer_extra',
} as const satisfies Record<AnnualPart, string>

type PartField = (typeof fields)[AnnualPart]

/** The days off of a year, part by part, with the lines that explain each number. */
export type DaysOffResult = Record<PartField, number> & Entitlement

/**
 * The days off of a person in a year.
 * @throws Problem `invalid` with the validation errors by field
 */
export function calculateDaysOff(
  input: DaysOffInput,
  { rules, ...context }: DaysOffContext & { rules?: Partial<LeaveRules> } = {},
): DaysOffResult {
  refuseIfAny(validateDaysOff(input, context))
  const { year, weekday_hours, unequal_schedule, ...facts } = input
  const patterns = [{ valid_from: '1900-01-01', week: weekOf(weekday_hours), unequal_schedule }]
  const due = entitlement({ ...facts, patterns }, year, rules)
  const daysOf = (part: string) => due.lines.find(line => line.part === part)?.days ?? 0
  const parts = Object.entries(fields).map(([part, field]) => [field, daysOf(part)])
  return { ...(Object.fromEntries(parts) as Record<PartField, number>), ...due }
}

/** The cost of a period of leave; the lines add up to its days. */
export interface WorkingDaysResult {
  leave_days: number
  leave_hours: number
  days_by_year: Record<number, number>
  lines: Line[]
}

/**
 * The working days of a period by the statutory calendar.
 * @throws Problem `invalid` with the validation errors by field
 */
export function calculateWorkingDays(
  input: WorkingDaysInput,
  { rules = {}, language = 'hu' }: { rules?: Partial<LeaveRules>; language?: Language } = {},
): WorkingDaysResult {
  refuseIfAny(validateWorkingDays(input))
  const { from, to, weekday_hours, ...schedule } = input
  const period = { from_date: from, to_date: to }
  const patterns = [{ valid_from: '1900-01-01', week: weekOf(weekday_hours), ...schedule }]
  const days = { country: 'HU', own: [] }
  const time = workingTimeBy({ ...defaultRules, ...rules }, { patterns, days, years: yearsOf(period), language })
  const counted = workingDays(period, time)
  return {
    leave_days: counted.days,
    leave_hours: counted.hours,
    days_by_year: counted.by_year,
    lines: linesOfPeriod(lengthOf(period), counted.skipped),
  }
}

/** The lines from calendar days to working days: rest days in one line, every other free day in a line of its own. */
function linesOfPeriod(length: number, skipped: readonly SkippedDay[]): Line[] {
  const restDays = skipped.filter(({ reason }) => reason === 'rest_day').length
  const lines: Line[] = [
    { part: 'calendar_days', days: length, paragraph: null, data: { count: length } },
    { part: 'rest_days', days: -restDays, paragraph: 'Mt. 124. §', data: { count: restDays } },
  ]
  return [...lines.filter(hasDays), ...skipped.flatMap(day => lineOfFreeDay(day) ?? [])]
}

const freeDays = {
  public_holiday: { part: 'public_holiday', paragraph: 'Mt. 102. § (1)' },
  rest_day_moved: { part: 'rest_day_moved', paragraph: 'Mt. 102. § (5)' },
  company: { part: 'company_day', paragraph: null },
} as const

const lineOfFreeDay = ({ date, reason, name }: SkippedDay): Line | undefined =>
  reason === 'rest_day' ? undefined : { ...freeDays[reason], days: -1, data: { date, name: name ?? '' } }

const weekOf = (hours: readonly number[]) =>
  Object.fromEntries(weekdays.map((name, index) => [name, hours[index] ?? 0])) as WorkingWeek

function refuseIfAny(errors: FieldErrors) {
  if (Object.keys(errors).length) throw new Problem('invalid', { errors })
}
