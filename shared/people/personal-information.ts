import type * as z from 'zod/mini'
import { addYears, type Day } from '../calendar/day.ts'
import type { Member } from '../company/model.ts'
import { refuse } from '../contract/problem.ts'
import type { PersonalInformation } from './contract/save-personal-information.ts'
import type { EmploymentTerms } from './model.ts'

/** Nobody under this age can be employed (Mt. 34. §). */
export const minimumAge = 16

/** Whether somebody is too young when the employment begins; without a beginning, today. */
export const isUnder16 = (birth: Day | null, start: Day | null, today: Day) =>
  birth !== null && addYears(birth, minimumAge) > (start ?? today)

/**
 * A person with other personal data; what the form leaves out stays.
 * @throws Problem `invalid` for a birthday to come, or one too near to the beginning of the employment
 */
export function withPersonalInformation<M extends Member, T extends EmploymentTerms>(
  { member, terms }: { member: M; terms: T },
  form: z.output<typeof PersonalInformation>,
  today: Day,
): { member: M; terms: T } {
  const birth_date = form.birthday === undefined ? terms.birth_date : form.birthday
  if (form.birthday && form.birthday > today) throw refuse('birthday', 'problems:birthInFuture')
  if (!terms.under_16_reason && isUnder16(birth_date, terms.employment_start, today))
    throw refuse('birthday', 'problems:under16')
  return {
    member: {
      ...member,
      first_name: form.first_name,
      last_name: form.last_name,
      phone: form.phone === undefined ? member.phone : form.phone,
      ...(form.private_email !== undefined && { private_email: form.private_email }),
      ...(form.private_phone !== undefined && { private_phone: form.private_phone }),
      ...(form.private_address !== undefined && { private_address: form.private_address }),
      show_birthday: form.show_birthday ?? member.show_birthday,
      hide_personal_info: form.hide_personal_info ?? member.hide_personal_info,
    },
    terms: { ...terms, birth_date, gender: form.gender === undefined ? terms.gender : form.gender },
  }
}
