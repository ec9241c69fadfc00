import { yearOf } from '../calendar/day.ts'
import type { Member } from '../company/model.ts'
import { say } from '../words/say.ts'
import { withEmploymentInformation, type EmploymentContext } from './employment-information.ts'
import { withInvitedEmployment } from './employments-form.ts'
import type { ImportedPerson } from './imported-person.ts'
import type { EmploymentTerms } from './model.ts'
import { withPersonalInformation } from './personal-information.ts'

interface Named {
  person: ImportedPerson
  group: string | null
  approver_ids: string[]
}

/**
 * Somebody invited with what a list says of them: what they took this year, and what was left of last year, is where their books begin.
 * @throws Problem `invalid`
 */
export function withImported<M extends Member, T extends EmploymentTerms>(
  { member, terms }: { member: M; terms: T },
  { person, group, approver_ids }: Named,
  { today, ...around }: Pick<EmploymentContext, 'today' | 'companyHours' | 'newId'>,
): { member: M; terms: T } {
  const year = yearOf(today)
  const { employment_start, taken, brought, birth_date, schedule, children, base_days } = person
  const { position, employee_number, first_name, last_name } = person
  const begun = withInvitedEmployment(
    terms,
    {
      ...(employment_start && { employment_start }),
      ...(taken && { taken_before: { unit: 'days' as const, amount: taken } }),
      ...(brought && {
        brought: [
          {
            from_year: year - 1,
            unit: 'days' as const,
            amount: brought,
            last_date: `${year}-12-31`,
            reason: say({ key: 'problems:leftOfLastYear' }, member.language),
          },
        ],
      }),
    },
    member,
  )
  const named = withPersonalInformation(
    { member, terms: begun },
    { first_name, last_name, ...(birth_date && { birthday: birth_date }) },
    today,
  )
  const employed = withEmploymentInformation(
    named,
    {
      ...(group && { group_id: group }),
      ...(position && { position }),
      ...(employee_number && { employee_number }),
      ...(schedule && { working_hours: schedule, ...(employment_start && { working_hours_from: employment_start }) }),
      ...(children && { children: children.map(child => ({ ...child, birth_date: null })) }),
      ...(base_days !== undefined && { base_days }),
    },
    { ...around, today, hasGroup: () => true, hasLeave: () => false },
  )
  return { ...employed, member: { ...employed.member, approver_ids } }
}
