import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { WebhookView } from './webhook-view.ts'

export const renewWebhookSecret = endpoint('POST /webhook/{id}/secret', {
  summary: 'A new secret, in this reply alone; the one of before signs too for a day',
  access: 'admin',
  confirmed: true,
  reply: z.object({ data: WebhookView, secret: z.string() }),
})
