import * as z from 'zod/mini'
import { dayMistake, isDay } from '#shared/calendar/day.ts'
import { BreakMinutes, weekdays, type WorkingWeek } from '#shared/calendar/working-pattern.ts'
import { WorkingHours } from '#shared/company/model.ts'
import type { InputOf } from '#shared/contract/client.ts'
import { prose } from '#shared/contract/wire.ts'
import { people } from '#shared/people/contract.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { isCounted } from '#shared/people/facts/counted-facts.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'

export type Employment = NonNullable<PersonView['employment']>
export type EmploymentChanges = NonNullable<InputOf<typeof people.saveEmploymentInformation>['body']>

/** The form value of a date; empty where there is none. */
const TypedDay = z.string().check(z.refine(text => !text || isDay(text), { error: ({ input }) => dayMistake(input) }))
const TypedYear = z.string().check(z.regex(/^\d{4}$/, { error: 'problems:year' }))
const Period = z.object({ from: TypedDay, to: TypedDay })
const DaysOfYear = z
  .int({ error: 'problems:number' })
  .check(z.gte(0, { error: 'problems:number' }), z.lte(366, { error: 'problems:number' }))

/** The year of something that may be left open. */
const OpenYear = z.string().check(z.refine(text => !text || /^\d{4}$/.test(text), { error: 'problems:year' }))
const Amount = z.object({
  unit: z.enum(['days', 'hours']),
  amount: z.nullable(z.number().check(z.gte(0, { error: 'problems:number' }))),
})
const Brought = z.extend(Amount, {
  amount: z
    .nullable(z.number())
    .check(z.refine(amount => amount !== null && amount > 0, { error: 'problems:required' })),
  from_year: TypedYear,
  last_date: TypedDay.check(z.minLength(1, { error: 'problems:required' })),
  reason: z.string().check(z.trim(), z.minLength(1, { error: 'problems:required' })),
})
const Beginning = { first_year_kept: OpenYear, taken_before: Amount, brought: z.array(Brought) }

/** The form state of the employment information. */
export const EmploymentForm = z.object({
  employment_start: TypedDay,
  employment_end: TypedDay,
  ...Beginning,
  earlier_employments: z.array(z.object({ employment_start: TypedDay, employment_end: TypedDay, ...Beginning })),
  age_agreements: z.array(z.int()),
  position: prose(80),
  group_id: z.string(),
  employee_number: prose(40),
  under_16_reason: prose(180),
  base_days: z.nullable(DaysOfYear),
  base_sick_days: z.nullable(DaysOfYear),
  /** Whether the person has a schedule of their own; otherwise the company's hours hold. */
  own_hours: z.boolean(),
  working_hours: WorkingHours,
  unequal_schedule: z.boolean(),
  /** Empty: as in the company. */
  starts_at: z.string().check(z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, { error: 'problems:clockTime' })),
  break_minutes: z.nullable(BreakMinutes),
  working_hours_from: TypedDay,
  /** Empty for a child that is not saved yet. */
  children: z.array(
    z.object({ known_id: z.string(), birth_year: TypedYear, birth_date: TypedDay, disabled: z.boolean() }),
  ),
  hazardous_periods: z.array(Period),
  disability_periods: z.array(Period),
  employer_extra_grants: z.array(z.extend(Period, { days: DaysOfYear })),
  caregiver: z.boolean(),
})
export type EmploymentForm = z.infer<typeof EmploymentForm>

/** The option without a group; no group has this id. */
export const noGroup = 'none'

export const newChild = { known_id: '', birth_year: '', birth_date: '', disabled: false }
/** Leave brought along into a year; days until its end are the usual case. */
export const newBrought = (year: number) => ({
  from_year: String(year - 1),
  unit: 'days' as const,
  amount: null,
  last_date: `${year}-12-31`,
  reason: '',
})

const nothing = { unit: 'days' as const, amount: null }

/** What a new employment makes of the form: the present one becomes an earlier one, and its own fields are empty. */
export const newEmployment = {
  of: ({ employment_start, employment_end, first_year_kept, taken_before, brought }: EmploymentForm) => ({
    employment_start,
    employment_end,
    first_year_kept,
    taken_before,
    brought,
  }),
  empty: { employment_start: '', employment_end: '', first_year_kept: '', taken_before: nothing, brought: [] },
}

export const newPeriod = { from: '', to: '' }
export const newGrant = { from: '', to: '', days: 1 }

const typedPeriod = ({ from, to }: { from: string | null; to: string | null }) => ({ from: from ?? '', to: to ?? '' })

/** The saved information as form state; the company's hours prefill a schedule of one's own. */
export function asTyped(person: PersonView, employment: Employment, companyHours: WorkingHours): EmploymentForm {
  const own = employment.working_hours
  const today = todayInBudapest()
  const times = employment.schedules
    .toSorted((one, other) => (one.valid_from < other.valid_from ? -1 : 1))
    .findLast(({ valid_from }) => valid_from <= today)
  return {
    employment_start: employment.employment_start ?? '',
    employment_end: employment.employment_end ?? '',
    ...typedBeginning(employment),
    earlier_employments: employment.earlier_employments.map(earlier => ({
      employment_start: earlier.employment_start ?? '',
      employment_end: earlier.employment_end ?? '',
      ...typedBeginning(earlier),
    })),
    age_agreements: employment.age_agreements,
    position: person.position ?? '',
    group_id: person.group_id ?? noGroup,
    employee_number: person.employee_number ?? '',
    under_16_reason: employment.under_16_reason ?? '',
    base_days: employment.base_days,
    base_sick_days: employment.base_sick_days,
    own_hours: own !== null,
    working_hours: weekOf(own ?? companyHours),
    unequal_schedule: employment.unequal_schedule,
    starts_at: times?.starts_at ?? '',
    break_minutes: times?.break_minutes ?? null,
    working_hours_from: '',
    children: employment.children.map(({ id, birth_year, birth_date, disabled }) => ({
      known_id: id,
      birth_year: String(birth_year),
      birth_date: birth_date ?? '',
      disabled,
    })),
    hazardous_periods: employment.hazardous_periods.map(typedPeriod),
    disability_periods: employment.disability_periods.map(typedPeriod),
    employer_extra_grants: employment.employer_extra_grants.map(grant => ({ ...typedPeriod(grant), days: grant.days })),
    caregiver: employment.caregiver,
  }
}

type KnownBeginning = Pick<Employment, 'first_year_kept' | 'taken_before' | 'brought'>

const typedBeginning = ({ first_year_kept, taken_before, brought }: KnownBeginning) => ({
  first_year_kept: first_year_kept === null ? '' : String(first_year_kept),
  taken_before: taken_before ?? nothing,
  brought: brought.map(one => ({ ...one, from_year: String(one.from_year) })),
})

/** The hours of the seven weekdays and nothing else, Monday first. */
const weekOf = (hours: WorkingHours): WorkingHours =>
  Object.fromEntries(weekdays.map(day => [day, hours[day]])) as WorkingWeek

const sentPeriod = ({ from, to }: { from: string; to: string }) => ({ from: from || null, to: to || null })

type TypedBeginning = Pick<EmploymentForm, 'first_year_kept' | 'taken_before' | 'brought'>

const sentBeginning = {
  first_year_kept: ({ first_year_kept }: TypedBeginning) => ({ first_year_kept: Number(first_year_kept) || null }),
  taken_before: ({ taken_before: { unit, amount } }: TypedBeginning) => ({
    taken_before: amount ? { unit, amount } : null,
  }),
  brought: ({ brought }: TypedBeginning) => ({
    brought: brought.map(one => ({ ...one, from_year: Number(one.from_year), amount: one.amount ?? 0 })),
  }),
}

/** The payload of each field; those of the schedule are sent as one, its times where they are changed. */
const sent = {
  employment_start: ({ employment_start }) => ({ employment_start: employment_start || null }),
  employment_end: ({ employment_end }) => ({ employment_end: employment_end || null }),
  ...sentBeginning,
  earlier_employments: ({ earlier_employments }) => ({
    earlier_employments: earlier_employments.map(one => ({
      employment_start: one.employment_start,
      employment_end: one.employment_end,
      ...sentBeginning.first_year_kept(one),
      ...sentBeginning.taken_before(one),
      ...sentBeginning.brought(one),
    })),
  }),
  age_agreements: ({ age_agreements }) => ({ age_agreements }),
  position: ({ position }) => ({ position: position || null }),
  group_id: ({ group_id }) => ({ group_id: group_id === noGroup ? null : group_id }),
  employee_number: ({ employee_number }) => ({ employee_number: employee_number || null }),
  under_16_reason: ({ under_16_reason }) => ({ under_16_reason: under_16_reason || null }),
  base_days: ({ base_days }) => ({ base_days }),
  base_sick_days: ({ base_sick_days }) => ({ base_sick_days }),
  own_hours: schedule,
  working_hours: schedule,
  unequal_schedule: schedule,
  starts_at: form => ({ ...schedule(form), ...(form.own_hours && { starts_at: form.starts_at || null }) }),
  break_minutes: form => ({ ...schedule(form), ...(form.own_hours && { break_minutes: form.break_minutes }) }),
  working_hours_from: schedule,
  children: ({ children }) => ({
    children: children.map(({ known_id, birth_year, birth_date, disabled }) => ({
      ...(known_id && { id: known_id }),
      birth_year: Number(birth_year),
      birth_date: birth_date || null,
      disabled,
    })),
  }),
  hazardous_periods: ({ hazardous_periods }) => ({ hazardous_periods: hazardous_periods.map(sentPeriod) }),
  disability_periods: ({ disability_periods }) => ({ disability_periods: disability_periods.map(sentPeriod) }),
  employer_extra_grants: ({ employer_extra_grants }) => ({
    employer_extra_grants: employer_extra_grants.map(grant => ({ ...sentPeriod(grant), days: grant.days })),
  }),
  caregiver: ({ caregiver }) => ({ caregiver }),
} satisfies Record<keyof EmploymentForm, (form: EmploymentForm) => EmploymentChanges>

function schedule({
  own_hours,
  working_hours,
  unequal_schedule,
  working_hours_from,
}: EmploymentForm): EmploymentChanges {
  return {
    working_hours: own_hours ? working_hours : null,
    ...(own_hours && { unequal_schedule }),
    ...(working_hours_from && { working_hours_from }),
  }
}

/** The payload of the changed fields alone, so that saving overwrites nobody else's changes. */
export function changesOf(typed: EmploymentForm, known: EmploymentForm): EmploymentChanges {
  const changed = (Object.keys(sent) as (keyof EmploymentForm)[]).filter(
    field => JSON.stringify(typed[field]) !== JSON.stringify(known[field]),
  )
  return Object.assign({}, ...changed.map(field => sent[field](typed))) as EmploymentChanges
}

/** Whether the changes may affect an entitlement. */
export const movesDays = (changes: EmploymentChanges) =>
  Object.keys(changes).some(field => isCounted(people.saveEmploymentInformation.route, field))
