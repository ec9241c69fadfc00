import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { DeliveryView } from './delivery-view.ts'

/** How many deliveries a page of the log has. */
export const deliveriesOfPage = 25

/** The cursor is the `next` of an earlier page. */
export const listDeliveries = endpoint('GET /webhook/{id}/delivery', {
  summary: 'What was sent to a webhook in the last two weeks and what came of it, the newest first',
  access: 'admin',
  query: z.object({
    cursor: z.optional(
      z.string().check(z.regex(/^\d{1,12}#[0-9A-Za-z_-]{1,150}$/, { error: 'problems:invalidValue' })),
    ),
  }),
  reply: z.object({ data: z.array(DeliveryView), next: z.nullable(z.string()) }),
})
