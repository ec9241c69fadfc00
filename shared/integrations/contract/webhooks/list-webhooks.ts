import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { WebhookView } from './webhook-view.ts'

export const listWebhooks = endpoint('GET /webhook', {
  summary: "The company's webhooks, and whether its plan has them",
  access: 'admin',
  reply: z.object({ data: z.array(WebhookView), is_open: z.boolean() }),
})
