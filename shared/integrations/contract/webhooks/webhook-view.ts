import * as z from 'zod/mini'
import { Webhook } from '../../webhooks/webhook.ts'

/** A webhook without its secret. */
export const WebhookView = z.extend(
  z.pick(Webhook, {
    id: true,
    name: true,
    url: true,
    events: true,
    state: true,
    off_at: true,
    failing_since: true,
    created_at: true,
  }),
  {
    /** Until when the secret of before still signs; null where there is none. */
    former_secret_until: z.nullable(z.int()),
  },
)
export type WebhookView = z.infer<typeof WebhookView>
