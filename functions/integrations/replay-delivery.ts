import { countAttempt } from '#functions/account/throttle.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, replace } from '#functions/platform/table.ts'
import { enqueueDeliveries } from '#functions/platform/webhooks.ts'
import { problem } from '#shared/contract/problem.ts'
import * as contract from '#shared/integrations/contract/webhooks/replay-delivery.ts'
import { replayed } from '#shared/integrations/webhooks/deliver.ts'
import { assertIntegrationsOpen } from './is-open.ts'
import { nextAttempt } from './webhooks/delivery-job.ts'
import { webhookDeliveries, webhookOf } from './webhooks/webhook-store.ts'
import { deliveryView } from './webhooks/webhook-view.ts'

/** What waits for its next attempt is tried at once; what is under way in this moment is not begun a second time. */
export const handler = serve(contract.replayDelivery, async ({ path: { id, deliveryId } }, context) => {
  const { actor, now, once } = context
  const { company } = actor
  const [, delivery] = await Promise.all([
    webhookOf(company, id),
    get(webhookDeliveries, { company, webhook: id, id: deliveryId }),
    assertIntegrationsOpen(company, now.today),
    countAttempt('webhookTry', { whose: company }, context),
  ])
  if (!delivery) throw problem('notFound')
  if (delivery.state === 'waiting' && (delivery.next_at ?? 0) <= now.seconds)
    throw problem('conflict', 'refusals:deliveryUnderWay')
  const after = replayed(delivery, now)
  const reply = { data: deliveryView(after) }
  await commit(replace(webhookDeliveries, after), ...once(reply))
  await enqueueDeliveries([nextAttempt(after, now)])
  return reply
})
