import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { WebhookWish } from '../../webhooks/webhook.ts'
import { WebhookView } from './webhook-view.ts'

export const changeWebhook = endpoint('PUT /webhook/{id}', {
  summary: 'Another name, address or choice of events, and whether it is on',
  access: 'admin',
  confirmed: true,
  body: z.extend(WebhookWish, { is_on: z.boolean({ error: 'problems:required' }) }),
  reply: z.object({ data: WebhookView }),
})
