import * as z from 'zod/mini'
import { PersonName } from '#shared/account/model.ts'
import { Day, dayMistake } from '#shared/calendar/day.ts'
import type { PersonView } from '#shared/people/contract/person-view.ts'

/** The form state of a person's data; an empty field is unknown. */
export const PersonalDataForm = z.object({
  first_name: PersonName,
  last_name: PersonName,
  birthday: z
    .string()
    .check(z.refine(text => !text || Day.safeParse(text).success, { error: ({ input }) => dayMistake(input) })),
  gender: z.enum(['none', '1', '2']),
})
export type PersonalData = z.infer<typeof PersonalDataForm>

export const nothingYet: PersonalData = { first_name: '', last_name: '', birthday: '', gender: 'none' }

/** The saved data as form state. */
export const asTyped = ({ first_name, last_name, birthday, gender }: PersonView): PersonalData => ({
  first_name,
  last_name,
  birthday: birthday ?? '',
  gender: gender ? `${gender}` : 'none',
})

/** The payload of the form. */
export const asSent = ({ birthday, gender, ...names }: PersonalData) => ({
  ...names,
  birthday: birthday || null,
  gender: gender === 'none' ? null : gender === '1' ? (1 as const) : (2 as const),
})
