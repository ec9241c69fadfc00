import * as z from 'zod/mini'
import { PersonName } from '#shared/account/model.ts'
import { Day } from '#shared/calendar/day.ts'
import type { PersonView } from '#shared/people/contract.ts'
import { Gender } from '#shared/people/model.ts'

/** Fields hold text; what is left empty is not known. */
const known = (text: string) => text || null
const chosen = (text: string) => (text === 'none' ? null : Number(text))

/** The form of one's own data, as it is typed and as it is sent. */
export const YourDataForm = z.object({
  first_name: PersonName,
  last_name: PersonName,
  birthday: z.pipe(z.pipe(z.string(), z.transform(known)), z.nullable(Day)),
  gender: z.pipe(z.pipe(z.string(), z.transform(chosen)), z.nullable(Gender)),
})
export type YourData = z.input<typeof YourDataForm>

export const nothingYet: YourData = { first_name: '', last_name: '', birthday: '', gender: 'none' }

/** What is known of a person already, as the form shows it. */
export const asTyped = ({ first_name, last_name, birthday, gender }: PersonView): YourData => ({
  first_name,
  last_name,
  birthday: birthday ?? '',
  gender: gender ? String(gender) : 'none',
})
