import type { DeliveryView } from '#shared/integrations/contract/webhooks/delivery-view.ts'
import type { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import type { WebhookDelivery } from '#shared/integrations/webhooks/webhook-delivery.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'

export const webhookView = (webhook: Webhook, { seconds }: { seconds: number }): WebhookView => {
  const { id, name, url, events, state, off_at, failing_since, created_at, former } = webhook
  const former_secret_until = former && former.until > seconds ? former.until : null
  return { id, name, url, events, state, off_at, failing_since, created_at, former_secret_until }
}

export const deliveryView = (delivery: WebhookDelivery): DeliveryView => {
  const { id, event, created_at, body, state, next_at, attempts } = delivery
  return { id, event, created_at, body, state, next_at, attempts }
}
