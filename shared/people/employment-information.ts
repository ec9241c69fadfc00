import type * as z from 'zod/mini'
import { yearOf, type Day } from '../calendar/day.ts'
import { saidTimes, weekdays, type WorkTimes } from '../calendar/working-pattern.ts'
import { type Member, type WorkingHours } from '../company/model.ts'
import { earliestDay, withHours } from '../company/rules.ts'
import { refuse } from '../contract/problem.ts'
import type { EmploymentInformation } from './contract/save-employment-information.ts'
import { withDaysPerYear, withFlag } from './dated-facts.ts'
import { employmentsFrom } from './employments-form.ts'
import type { Child, EmploymentTerms, Span } from './model.ts'
import { isUnder16 } from './personal-information.ts'
import { isUnequalOn, ownHoursOn, ownTimesOn } from './rules.ts'

type Form = z.output<typeof EmploymentInformation>

/** What the new facts are decided by, beside the person. */
export interface EmploymentContext {
  today: Day
  /** The company's hours today. */
  companyHours: WorkingHours
  /** Whether there is such a group. */
  hasGroup: (id: string) => boolean
  /** Whether leave is booked for a child. */
  hasLeave: (child: string) => boolean
  newId: () => string
}

/**
 * A person with other facts of the employment; what the form leaves out stays.
 * @throws Problem `invalid` with the field that cannot be so
 */
export function withEmploymentInformation<M extends Member, T extends EmploymentTerms>(
  { member, terms }: { member: M; terms: T },
  form: Form,
  around: EmploymentContext,
): { member: M; terms: T } {
  const employments = employmentsFrom(form, terms, member)
  const { employment_start: start } = employments
  const group = kept(form.group_id, member.group)
  const reason = kept(form.under_16_reason, terms.under_16_reason)
  if (!reason && isUnder16(terms.birth_date, start, around.today)) throw refuse('employment_start', 'problems:under16')
  if (form.group_id && !around.hasGroup(form.group_id)) throw refuse('group_id', 'problems:groupUnknown')
  return {
    member: {
      ...member,
      group,
      position: positionAfter(form.position, member.position),
      employee_number: kept(form.employee_number, member.employee_number),
    },
    terms: {
      ...terms,
      ...employments,
      age_agreements: form.age_agreements
        ? [...new Set(form.age_agreements)].sort((one, other) => one - other)
        : terms.age_agreements,
      children: form.children ? childrenFrom(form.children, terms.children, around) : terms.children,
      ...datedFacts(form, terms, around.today),
      caregiver: form.caregiver ?? terms.caregiver,
      hours: form.working_hours === undefined ? terms.hours : hoursFrom(form, terms, around),
      under_16_reason: reason,
      base_days: kept(form.base_days, terms.base_days),
      base_sick_days: kept(form.base_sick_days, terms.base_sick_days),
    },
  }
}

/** The position that is named, which the company may still have to add. */
function positionAfter(name: string | null | undefined, before: Member['position']): Member['position'] {
  if (name === undefined || name === before?.name) return before
  return name === null ? null : { id: null, name }
}

const kept = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given)

/** What holds of the person from a day to a day: a whole list where one is given, or a word on today. */
function datedFacts(form: Form, terms: EmploymentTerms, today: Day): Pick<EmploymentTerms, DatedFact> {
  const { hazardous_periods, disability_periods, employer_extra_grants } = form
  refuseBackwards({ hazardous_periods, disability_periods, employer_extra_grants })
  const spans = (list: Span[] | undefined, word: boolean | undefined, known: Span[]) =>
    list ?? (word === undefined ? known : withFlag(known, word, today))
  const { hazardous_conditions, health_damage_or_disability, employer_extra_days } = terms
  return {
    hazardous_conditions: spans(hazardous_periods, form.hazardous_conditions, hazardous_conditions),
    health_damage_or_disability: spans(
      disability_periods,
      form.health_damage_or_disability,
      health_damage_or_disability,
    ),
    employer_extra_days:
      employer_extra_grants ??
      (form.employer_extra_days === undefined
        ? employer_extra_days
        : withDaysPerYear(employer_extra_days, form.employer_extra_days, today)),
  }
}

type DatedFact = 'hazardous_conditions' | 'health_damage_or_disability' | 'employer_extra_days'

/** @throws Problem `invalid` at the end that comes before its beginning */
function refuseBackwards(lists: Record<string, readonly Span[] | undefined>) {
  for (const [field, spans = []] of Object.entries(lists))
    for (const [index, { from, to }] of spans.entries())
      if (from && to && to < from) throw refuse(`${field}.${index}.to`, 'problems:endBeforeStart')
}

/** Leave is booked per child, so a child that was known keeps its id. */
function childrenFrom(
  given: NonNullable<Form['children']>,
  known: readonly Child[],
  { today, newId, hasLeave }: EmploymentContext,
): Child[] {
  const free = new Map(known.map(child => [child.id, child]))
  const named = new Set(given.flatMap(({ id }) => id ?? []))
  const sameBirth = ({ birth_year, birth_date }: Omit<Child, 'id'>) =>
    [...free.values()].find(
      child => !named.has(child.id) && child.birth_year === birth_year && child.birth_date === birth_date,
    )

  const children = given.map(({ id, birth_year, birth_date = null, disabled }, index) => {
    const field = `children.${index}`
    if (birth_year > yearOf(today)) throw refuse(`${field}.birth_year`, 'problems:birthInFuture')
    if (birth_date && birth_date > today) throw refuse(`${field}.birth_date`, 'problems:birthInFuture')
    if (birth_date && yearOf(birth_date) !== birth_year) throw refuse(`${field}.birth_date`, 'problems:invalidValue')
    if (id && !free.has(id)) throw refuse(`${field}.id`, 'problems:unknownId')

    const child = { birth_year, birth_date, disabled }
    const identity = id ?? sameBirth(child)?.id ?? newId()
    free.delete(identity)
    return { ...child, id: identity }
  })
  // Its quota belongs to a child for good, so a child that leave was taken for cannot be taken out and entered anew.
  if ([...free.keys()].some(hasLeave)) throw refuse('children', 'problems:childHasLeave')
  return children
}

/**
 * The first schedule of one's own holds from the beginning of the employment, a later one from the day given, or today.
 * Going back to the company's hours ends the own ones; those of the past stay, so that the past is counted as it was.
 */
function hoursFrom(
  form: Form,
  terms: EmploymentTerms,
  { today, companyHours }: EmploymentContext,
): EmploymentTerms['hours'] {
  const week = form.working_hours ?? null
  const isFirst = terms.hours.length === 0 && terms.employment_start === null
  const from = form.working_hours_from ?? (isFirst ? (form.employment_start ?? earliestDay) : today)
  const isUnequal = week !== null && (form.unequal_schedule ?? false)
  const before = ownTimesOn(terms, from)
  const times = saidTimes({
    starts_at: form.starts_at === undefined ? before.starts_at : form.starts_at,
    break_minutes: form.break_minutes === undefined ? before.break_minutes : form.break_minutes,
  })
  const isSame = isUnequal === isUnequalOn(terms, from) && isSameTimes(times, before)
  if (isSame && isSameWeek(week, ownHoursOn(terms, from))) return terms.hours
  if (week)
    return withSchedule(terms, { valid_from: from, week, ...(isUnequal && { unequal_schedule: true }), ...times })
  const past = terms.hours.filter(({ valid_from }) => valid_from < from)
  return past.length ? withHours({ hours: past }, companyHours, from, {}).hours : []
}

/** Own schedules with another one from its day on. @throws Problem `invalid` when there are too many */
function withSchedule(
  { hours }: EmploymentTerms,
  schedule: EmploymentTerms['hours'][number],
): EmploymentTerms['hours'] {
  const { valid_from } = schedule
  return withHours({ hours }, schedule.week, valid_from, {}).hours.map(entry =>
    entry.valid_from === valid_from ? schedule : entry,
  )
}

const isSameTimes = (one: WorkTimes, other: WorkTimes) =>
  one.starts_at === other.starts_at && one.break_minutes === other.break_minutes

const isSameWeek = (one: WorkingHours | null, other: WorkingHours | null) =>
  one === other || (one !== null && other !== null && weekdays.every(day => one[day] === other[day]))
