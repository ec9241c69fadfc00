import * as z from 'zod/mini'
import { Year } from '../../calendar/day.ts'
import { Id } from '../../contract/wire.ts'
import { PersonalInformation, savePersonalInformation } from '../../people/contract/save-personal-information.ts'
import { ExtraDaysForm, grantExtraDays } from '../contract/grant-extra-days.ts'
import { removeExtraDays } from '../contract/remove-extra-days.ts'

/** A change of a person's facts beside the employment information, named by the route of the endpoint that would make it. */
export const FactsChange = z.discriminatedUnion('call', [
  z.object({ call: z.literal(savePersonalInformation.route), body: PersonalInformation }),
  z.object({ call: z.literal(grantExtraDays.route), body: ExtraDaysForm }),
  z.object({ call: z.literal(removeExtraDays.route), extra_id: Id, year: Year }),
])
export type FactsChange = z.infer<typeof FactsChange>
