import * as z from 'zod/mini'
import { Email } from '../../account/model.ts'
import { line } from '../../contract/wire.ts'

/** Whom an order is made out to. */
export const BillingData = z.object({
  name: line(120),
  tax_number: line(20),
  postcode: line(12),
  city: line(60),
  address: line(120),
  /** Where the pro-forma invoice is sent. */
  email: Email,
  /** The number by which the company itself knows the order. */
  reference: z.nullable(line(40)),
})
export type BillingData = z.infer<typeof BillingData>
