import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { LeaveRules } from './entitlement/rules.ts'

/** The leave rules that a company chooses; its country it has already. */
const ChosenRules = z.omit(LeaveRules, { country: true })

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

/** How a company reads the law; apart from what every page loads. */
export const leaveRules = {
  showLeaveRules: endpoint('GET /company/leave-rules', {
    summary: 'How the company reads the law where it leaves room',
    access: 'admin',
    reply: z.object({ data: ChosenRules }),
  }),

  changeLeaveRules: endpoint('PUT /company/leave-rules', {
    summary: 'Chooses how the company reads the law where it leaves room; what is left out stays',
    access: 'admin',
    body: z.partial(ChosenRules),
    reply: z.object({ data: ChosenRules }),
  }),
  leaveRulesEffect: endpoint('POST /company/leave-rules-effect', {
    summary: 'Whose leave would be another by other leave rules, in this year and the next',
    access: 'admin',
    changes: false,
    body: z.partial(ChosenRules),
    reply: z.object({ data: z.array(EffectOnPerson) }),
  }),
}
