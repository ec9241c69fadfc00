import * as z from 'zod/mini'
import { Order } from '../../../billing/order.ts'
import { Subscription } from '../../../company/plan/plan.ts'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { CompanyRow } from './company-row.ts'

/** What an operator has noted about a company. */
export const NoteView = z.object({ id: z.string(), at: z.int(), by: z.string(), text: z.string() })

export const CompanyAccount = z.extend(CompanyRow, {
  owner: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  deleted_at: z.nullable(z.int()),
  grant: z.enum(['none', 'asked', 'granted']),
  trial: z.nullable(z.object({ to_date: Day })),
  subscriptions: z.array(Subscription),
  orders: z.array(Order),
  notes: z.array(NoteView),
  /** The version of the plan that a change of the trial has to name. */
  version: z.int(),
})
export type CompanyAccount = z.infer<typeof CompanyAccount>

export const showCompanyAccount = endpoint('GET /admin/company/{id}', {
  summary: 'A company as those who run the service see it: plan, orders, notes, and who owns it',
  access: 'operator:companies.read',
  reply: z.object({ data: CompanyAccount }),
})
