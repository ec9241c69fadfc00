import { readFileSync } from 'node:fs'
import type { Day, Year } from '#shared/calendar/day.ts'
import type { WorkingWeek } from '#shared/calendar/working-pattern.ts'
import { weekdays } from '#shared/calendar/working-pattern.ts'

interface Named {
  id: string
  area: string
}

export interface AllowanceCase extends Named {
  kind: 'allowance'
  input: {
    year: Year
    birth_date: Day | null
    employment_start: Day | null
    employment_end: Day | null
    children: { birth_year: number; disabled: boolean }[]
    hazardous_conditions: boolean
    health_damage_or_disability: boolean
    caregiver: boolean
    unequal_schedule: boolean
    weekday_hours: number[]
    gender: string | null
    employer_extra_days: number
    absences_not_counted: { from: Day; to: Day; reason: string }[]
  }
  expected: Record<string, number | null>
}

export interface WorkingDaysCase extends Named {
  kind: 'working_days'
  input: { from: Day; to: Day; weekday_hours: number[]; unequal_schedule: boolean; weekly_rest_days: number[] }
  expected: { leave_days: number; leave_hours: number; days_by_year?: Record<string, number> }
}

export interface RuleCase extends Named {
  kind: 'rule'
  input: { rule: string; [name: string]: unknown }
  expected: Record<string, unknown>
}

type Case = AllowanceCase | WorkingDaysCase | RuleCase

export const readLawFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

const cases = readLawFile('cases_public.jsonl')
  .split('\n')
  .filter(line => line !== '')
  .map(line => JSON.parse(line) as Case)

export const casesOf = <Kind extends Case['kind']>(kind: Kind) =>
  cases.filter((one): one is Extract<Case, { kind: Kind }> => one.kind === kind)

export const weekOf = (hours: readonly number[]) =>
  Object.fromEntries(weekdays.map((name, index) => [name, hours[index] ?? 0])) as WorkingWeek
