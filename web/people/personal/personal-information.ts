import * as z from 'zod/mini'
import { Email } from '#shared/account/model.ts'
import { prose } from '#shared/contract/wire.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'
import { asSent as dataAsSent, asTyped as dataAsTyped, PersonalDataForm } from './personal-data.ts'

/** The form state of the personal information. */
export const PersonalForm = z.extend(PersonalDataForm, {
  phone: prose(40),
  private_email: z.union([z.literal(''), Email]),
  private_phone: prose(40),
  private_address: prose(200),
  show_birthday: z.boolean(),
  hide_personal_info: z.boolean(),
  under_16_reason: prose(180),
})
export type PersonalForm = z.infer<typeof PersonalForm>

export const asTyped = (person: PersonView): PersonalForm => ({
  ...dataAsTyped(person),
  phone: person.phone ?? '',
  private_email: person.private_email ?? '',
  private_phone: person.private_phone ?? '',
  private_address: person.private_address ?? '',
  show_birthday: person.show_birthday,
  hide_personal_info: person.hide_personal_info,
  under_16_reason: person.employment?.under_16_reason ?? '',
})

/** The payload of the form, without the reason, which belongs to the employment information. */
export const asSent = (form: PersonalForm) => {
  const { first_name, last_name, birthday, gender, show_birthday, hide_personal_info } = form
  return {
    ...dataAsSent({ first_name, last_name, birthday, gender }),
    phone: form.phone || null,
    private_email: form.private_email || null,
    private_phone: form.private_phone || null,
    private_address: form.private_address || null,
    show_birthday,
    hide_personal_info,
  }
}
