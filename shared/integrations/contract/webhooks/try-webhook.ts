import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { DeliveryView } from './delivery-view.ts'

export const tryWebhook = endpoint('POST /webhook/{id}/test', {
  summary: 'Sends a test event to a webhook, once; what came of it stands in its log',
  access: 'admin',
  problems: ['tooMany'],
  reply: z.object({ data: DeliveryView }),
})
