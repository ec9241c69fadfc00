import { endpoint } from '../../contract/endpoint.ts'
import * as z from 'zod/mini'
import { ClockTime } from '../../calendar/clock-time.ts'
import { Day, Year } from '../../calendar/day.ts'
import { BreakMinutes } from '../../calendar/working-pattern.ts'
import { WorkingHours } from '../../company/model.ts'
import { Id, line } from '../../contract/wire.ts'
import { Span } from '../model.ts'
import { beginning, several } from './beginning.ts'
import { Proposal } from './facts/fact-change-view.ts'
import { PersonView } from './person-view.ts'

/** A child of a person; without an id a new one, unless a child of the same birth date is known. */
const ChildForm = z.object({
  id: z.optional(Id),
  birth_year: Year,
  birth_date: z.optional(z.nullable(Day)),
  disabled: z.boolean(),
})

const DaysOfYear = z
  .int({ error: 'problems:number' })
  .check(z.gte(0, { error: 'problems:number' }), z.lte(366, { error: 'problems:number' }))

const GrantForm = z.extend(Span, { days: DaysOfYear })

/** An employment that came before the present one. */
const EarlierEmployment = z.object({ employment_start: Day, employment_end: Day, ...beginning })

export const EmploymentInformation = z.object({
  employment_start: z.optional(z.nullable(Day)),
  employment_end: z.optional(z.nullable(Day)),
  ...beginning,
  /** The employments in this company before the present one, complete; each has a balance and a settlement of its own. */
  earlier_employments: z.optional(several(EarlierEmployment)),
  /** The calendar years for which the days of age may be granted until the end of the next, as agreed (Mt. 123. § (6)). */
  age_agreements: z.optional(several(Year)),
  position: z.optional(z.nullable(line(80))),
  group_id: z.optional(z.nullable(Id)),
  employee_number: z.optional(z.nullable(line(40))),
  children: z.optional(several(ChildForm)),
  /** Whether the person works in hazardous conditions: from today on where dated periods are stored, else for all time. */
  hazardous_conditions: z.optional(z.boolean()),
  /** The dated periods, complete; where they are given, the value without dates is ignored. */
  hazardous_periods: z.optional(several(Span)),
  health_damage_or_disability: z.optional(z.boolean()),
  disability_periods: z.optional(several(Span)),
  caregiver: z.optional(z.boolean()),
  working_hours: z.optional(z.nullable(WorkingHours)),
  /** Whether these hours are divided unequally, in a working-time frame or an accounting period. */
  unequal_schedule: z.optional(z.boolean()),
  /** When work begins in these hours and how long its break is; null: as in the company, and what is left out stays as it is. */
  starts_at: z.optional(z.nullable(ClockTime)),
  break_minutes: z.optional(z.nullable(BreakMinutes)),
  /** The day from which the working hours hold; today by default, or always when they are the first. */
  working_hours_from: z.optional(Day),
  employer_extra_days: z.optional(DaysOfYear),
  employer_extra_grants: z.optional(several(GrantForm)),
  /** An administrator's reason for employing somebody under 16 all the same (Mt. 34. § (2)–(3)). */
  under_16_reason: z.optional(z.nullable(line(180))),
  base_days: z.optional(z.nullable(DaysOfYear)),
  base_sick_days: z.optional(z.nullable(DaysOfYear)),
})

export const saveEmploymentInformation = endpoint('PUT /user/{id}/employment-information', {
  summary: 'The facts of the employment, which the allowance is counted from',
  access: 'admin',
  body: EmploymentInformation,
  /** What of one's own facts waits for confirmation is in the proposal; all else is saved. */
  reply: z.object({ data: PersonView, proposal: Proposal }),
})
