import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { BillingData } from '../../company/plan/billing-data.ts'
import { Seats } from '../order.ts'
import { plans, terms } from '../../company/plan/prices.ts'
import { PlanView } from './plan-view.ts'

export const orderPlan = endpoint('POST /company/order', {
  summary:
    'Orders a plan: a pro-forma invoice is emailed, and the plan is there once it is paid; an unpaid order of before is withdrawn',
  access: 'admin',
  body: z.object({
    plan: z.enum(plans, { error: 'problems:invalidValue' }),
    term: z.enum(terms, { error: 'problems:invalidValue' }),
    /** For how many people, who are there or are to come; as many as are active unless told otherwise. */
    seats: z.optional(Seats),
    /** The sum that was seen, in whole forints, so that nobody orders for another one. */
    gross: z.int({ error: 'problems:required' }),
    ...BillingData.shape,
  }),
  reply: PlanView,
})
