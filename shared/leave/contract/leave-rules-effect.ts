import { endpoint } from '../../contract/endpoint.ts'
import * as z from 'zod/mini'
import { ChosenRules } from '../view/chosen-rules.ts'

/** What other rules make of a person's year. Whole days. */
const EffectOnPerson = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  year: z.int(),
  entitled_before: z.int(),
  entitled_after: z.int(),
  sick_before: z.int(),
  sick_after: z.int(),
  /** Booked days that are free again; negative: that are needed beside. */
  days: z.int(),
})
export type EffectOnPerson = z.infer<typeof EffectOnPerson>

export const leaveRulesEffect = endpoint('POST /company/leave-rules-effect', {
  summary: 'Whose leave would be another by other leave rules, in this year and the next',
  access: 'admin',
  changes: false,
  body: z.partial(ChosenRules),
  reply: z.object({ data: z.array(EffectOnPerson) }),
})
