import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/integrations/contract/webhooks/list-deliveries.ts'
import { deliveriesBefore, placeOf, webhookOf } from './webhooks/webhook-store.ts'
import { deliveryView } from './webhooks/webhook-view.ts'

export const handler = serve(contract.listDeliveries, async ({ path: { id }, query }, { actor }) => {
  const { company } = actor
  // One more than shown says where the next page begins.
  const [, found] = await Promise.all([
    webhookOf(company, id),
    deliveriesBefore({ company, webhook: id }, query.cursor, contract.deliveriesOfPage + 1),
  ])
  const beyond = found[contract.deliveriesOfPage]
  return {
    data: found.slice(0, contract.deliveriesOfPage).map(deliveryView),
    next: beyond ? placeOf(beyond) : null,
  }
})
