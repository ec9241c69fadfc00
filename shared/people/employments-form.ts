import type * as z from 'zod/mini'
import { yearOf } from '../calendar/day.ts'
import type { Member } from '../company/model.ts'
import { refuse } from '../contract/problem.ts'
import type { EmploymentInformation } from './contract/save-employment-information.ts'
import { employmentsOf, firstYearKept } from './employments.ts'
import { unknownEmployment, type Employment, type EmploymentTerms } from './model.ts'

type Form = z.output<typeof EmploymentInformation>
type EarlierForm = NonNullable<Form['earlier_employments']>[number]

/**
 * A person's employments by the form, the earlier ones in order; what the form leaves out stays.
 * @throws Problem `invalid` at the date that cannot be so
 */
export function employmentsFrom(
  form: Form,
  terms: EmploymentTerms,
  member: Pick<Member, 'created_at'>,
): Employment & Pick<EmploymentTerms, 'earlier_employments'> {
  const present = withForm(terms, form)
  assertOrdered('employment_end', present)
  assertBeginning('', present, member)
  const earlier = form.earlier_employments
    ? form.earlier_employments.map((one, index) => earlierFrom(one, index, member)).toSorted(byStart)
    : terms.earlier_employments
  assertApart(earlier, present, form.earlier_employments ?? [])
  return { ...present, earlier_employments: earlier }
}

/** What an invitation says of the employment it begins. */
export type InvitedEmployment = Pick<Form, keyof Employment>

/**
 * The terms of somebody who is invited; who comes back after an employment has ended begins another.
 * @throws Problem `invalid` at the date that cannot be so
 */
export function withInvitedEmployment<T extends EmploymentTerms>(
  terms: T,
  form: InvitedEmployment,
  member: Pick<Member, 'created_at'>,
): T {
  const { employment_end } = terms
  if (employment_end && !form.employment_start) throw refuse('employment_start', 'problems:required')
  if (employment_end && form.employment_start! <= employment_end)
    throw refuse('employment_start', 'problems:employmentsOverlap')
  const known: T = employment_end
    ? { ...terms, ...unknownEmployment, earlier_employments: employmentsOf(terms) }
    : terms
  return { ...known, ...employmentsFrom(form, known, member) }
}

const withForm = (known: Employment, form: Partial<Form>): Employment => ({
  employment_start: given(form.employment_start, known.employment_start),
  employment_end: given(form.employment_end, known.employment_end),
  first_year_kept: given(form.first_year_kept, known.first_year_kept),
  taken_before: given(form.taken_before, known.taken_before),
  brought: given(form.brought, known.brought),
})

const given = <T>(value: T | undefined, known: T): T => (value === undefined ? known : value)

function earlierFrom(form: EarlierForm, index: number, member: Pick<Member, 'created_at'>): Employment {
  const employment = {
    employment_start: form.employment_start,
    employment_end: form.employment_end,
    first_year_kept: form.first_year_kept ?? null,
    taken_before: form.taken_before ?? null,
    brought: form.brought ?? [],
  }
  const field = `earlier_employments.${index}.`
  assertOrdered(`${field}employment_end`, employment)
  assertBeginning(field, employment, member)
  return employment
}

const byStart = (one: Employment, other: Employment) =>
  (one.employment_start ?? '') < (other.employment_start ?? '') ? -1 : 1

function assertOrdered(field: string, { employment_start, employment_end }: Employment) {
  if (employment_start && employment_end && employment_end < employment_start)
    throw refuse(field, 'problems:endBeforeStart')
}

/** Leave brought along is of years before the first that is kept here. */
function assertBeginning(prefix: string, employment: Employment, member: Pick<Member, 'created_at'>) {
  const { brought, employment_start } = employment
  const firstYear = firstYearKept(member, employment)
  for (const [index, { from_year, last_date }] of brought.entries()) {
    if (from_year >= firstYear) throw refuse(`${prefix}brought.${index}.from_year`, 'problems:broughtYear')
    if (yearOf(last_date) < from_year) throw refuse(`${prefix}brought.${index}.last_date`, 'problems:endBeforeStart')
    if (employment_start && from_year < yearOf(employment_start))
      throw refuse(`${prefix}brought.${index}.from_year`, 'refusals:broughtBeforeStart')
  }
}

/** Employments follow one another: none begins before the one before it has ended. */
function assertApart(earlier: readonly Employment[], present: Employment, typed: readonly EarlierForm[]) {
  if (earlier.length && !present.employment_start) throw refuse('employment_start', 'problems:required')
  for (const [index, employment] of [...earlier, present].entries()) {
    const end = earlier[index - 1]?.employment_end
    if (!end || !employment.employment_start || employment.employment_start > end) continue
    const place = typed.findIndex(({ employment_start }) => employment_start === employment.employment_start)
    const field =
      employment === present || place < 0 ? 'employment_start' : `earlier_employments.${place}.employment_start`
    throw refuse(field, 'problems:employmentsOverlap')
  }
}
