import * as z from 'zod/mini'
import { prose } from '#shared/contract/wire.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { asSent as dataAsSent, asTyped as dataAsTyped, PersonalDataForm } from './personal-data.ts'

/** The form state of the personal information. */
export const PersonalForm = z.extend(PersonalDataForm, {
  phone: prose(40),
  show_birthday: z.boolean(),
  hide_personal_info: z.boolean(),
  under_16_reason: prose(180),
})
export type PersonalForm = z.infer<typeof PersonalForm>

export const asTyped = (person: PersonView): PersonalForm => ({
  ...dataAsTyped(person),
  phone: person.phone ?? '',
  show_birthday: person.show_birthday,
  hide_personal_info: person.hide_personal_info,
  under_16_reason: person.employment?.under_16_reason ?? '',
})

/** The payload of the form, without the reason, which belongs to the employment information. */
export const asSent = (form: PersonalForm) => {
  const { first_name, last_name, birthday, gender, phone, show_birthday, hide_personal_info } = form
  return {
    ...dataAsSent({ first_name, last_name, birthday, gender }),
    phone: phone || null,
    show_birthday,
    hide_personal_info,
  }
}
