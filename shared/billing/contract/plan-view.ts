import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { BillingData } from '../../company/plan/billing-data.ts'
import { Offer, Order } from '../order.ts'
import { CompanyPlan, standings, Subscription } from '../../company/plan/plan.ts'

/** An order as its company sees it. */
export const OrderView = z.omit(Order, { company: true })
export type OrderView = z.infer<typeof OrderView>

export const PlanView = z.object({
  data: z.object({
    standing: z.enum(standings),
    /** The active members, who are what is paid for. */
    seats: z.int(),
    /** How many people may be active; null where nothing limits them. */
    seat_limit: z.nullable(z.int()),
    country: z.string(),
    grant: CompanyPlan.shape.grant,
    trial: z.nullable(z.object({ from_date: Day, to_date: Day })),
    subscription: z.nullable(Subscription),
    /** The last day before the company is read-only; null where it does not become so. */
    last_day: z.nullable(Day),
    /** What each plan and term would cost now; empty as long as everything is free. */
    offers: z.array(Offer),
    /** What the last order was made out to. */
    billing_data: z.nullable(BillingData),
    /** The newest first. */
    orders: z.array(OrderView),
  }),
})
export type PlanView = z.infer<typeof PlanView>
