import * as z from 'zod/mini'
import { WebhookDelivery } from '../../webhooks/webhook-delivery.ts'

/** A delivery with its attempts, the newest last. */
export const DeliveryView = z.pick(WebhookDelivery, {
  id: true,
  event: true,
  created_at: true,
  body: true,
  state: true,
  next_at: true,
  attempts: true,
})
export type DeliveryView = z.infer<typeof DeliveryView>
