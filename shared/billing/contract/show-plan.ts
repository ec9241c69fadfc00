import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { PlanView } from './plan-view.ts'

export const showPlan = endpoint('GET /company/plan', {
  summary: 'The plan of the company: its trial or subscription, what each plan would cost, and its orders',
  access: 'admin',
  /** For how many people the offers are to be, where more are to come than are active. */
  query: z.object({
    seats: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, { error: 'problems:invalidValue' }))),
  }),
  reply: PlanView,
})
