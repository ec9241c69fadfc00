import { countAttempt } from '#functions/account/throttle.ts'
import { newId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import { enqueueDeliveries } from '#functions/platform/webhooks.ts'
import * as contract from '#shared/integrations/contract/webhooks/try-webhook.ts'
import { pauses } from '#shared/integrations/webhooks/deliver.ts'
import { bodyOf } from '#shared/integrations/webhooks/events-of.ts'
import { testEvent } from '#shared/integrations/webhooks/webhook-event.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { nextAttempt } from './webhooks/delivery-job.ts'
import { newDelivery } from './webhooks/queue-event.ts'
import { webhookDeliveries, webhookOf } from './webhooks/webhook-store.ts'
import { deliveryView } from './webhooks/webhook-view.ts'

/** A test is tried once, and begun by hand, so that it reaches a webhook that is paused too. */
export const handler = serve(contract.tryWebhook, async ({ path: { id } }, context) => {
  const { actor, now, once } = context
  const { company, user } = actor
  const [webhook] = await Promise.all([
    webhookOf(company, id),
    assertIntegrationsOpen(company, now.today),
    countAttempt('webhookTry', { whose: company }, context),
  ])
  const event = { company, id: newId(), event: testEvent, at: now.seconds, data: { by: user } }
  const delivery = { ...newDelivery(webhook, { ...event, body: bodyOf(event) }, now), round: 1, tried: pauses.length }
  const reply = { data: deliveryView(delivery) }
  await commit(insert(webhookDeliveries, delivery), ...once(reply))
  await enqueueDeliveries([nextAttempt(delivery, now)])
  return reply
})
