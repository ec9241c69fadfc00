import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { WebhookWish } from '../../webhooks/webhook.ts'
import { WebhookView } from './webhook-view.ts'

export const addWebhook = endpoint('POST /webhook', {
  summary: 'A new webhook; its secret is in this reply and in no other',
  access: 'admin',
  confirmed: true,
  body: WebhookWish,
  reply: z.object({ data: WebhookView, secret: z.string() }),
})
