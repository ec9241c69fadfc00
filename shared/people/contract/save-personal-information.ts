import * as z from 'zod/mini'
import { Email, PersonName } from '../../account/model.ts'
import { Day } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { line } from '../../contract/wire.ts'
import { Gender } from '../model.ts'
import { Proposal } from './facts/fact-change-view.ts'
import { PersonView } from './person-view.ts'

export const PersonalInformation = z.object({
  first_name: PersonName,
  last_name: PersonName,
  gender: z.optional(z.nullable(Gender)),
  birthday: z.optional(z.nullable(Day)),
  show_birthday: z.optional(z.boolean()),
  phone: z.optional(z.nullable(line(40))),
  private_email: z.optional(z.nullable(Email)),
  private_phone: z.optional(z.nullable(line(40))),
  private_address: z.optional(z.nullable(line(200))),
  hide_personal_info: z.optional(z.boolean()),
})

export const savePersonalInformation = endpoint('PUT /user/{id}/personal-information', {
  summary: "A person's own data; by the person or an administrator",
  access: 'member',
  body: PersonalInformation,
  /** What of one's own facts waits for confirmation is in the proposal; all else is saved. */
  reply: z.object({ data: PersonView, proposal: Proposal }),
})
