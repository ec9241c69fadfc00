import { companyPartition } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { get, list, type ListQuery } from '#functions/platform/table.ts'
import { problem } from '#shared/contract/problem.ts'
import { WebhookDelivery } from '#shared/integrations/webhooks/webhook-delivery.ts'
import { Webhook } from '#shared/integrations/webhooks/webhook.ts'

export const webhooks: Kind<Webhook, { company: string; id: string }> = {
  name: 'Webhook',
  schema: Webhook,
  key: ({ company, id }) => ({ pk: companyPartition(company), sk: `WEBHOOK#${id}` }),
}

/** The webhooks of a company, the first one first. */
export const webhooksOf = (company: string, options: Pick<ListQuery, 'mayLag'> = {}) =>
  list(webhooks, { pk: companyPartition(company), prefix: 'WEBHOOK#', ...options })

/** @throws Problem `notFound`, for one of another company too */
export async function webhookOf(company: string, id: string) {
  const webhook = await get(webhooks, { company, id })
  if (!webhook) throw problem('notFound')
  return webhook
}

const deliveriesOf = ({ company, webhook }: Pick<WebhookDelivery, 'company' | 'webhook'>) =>
  `COMPANY#${company}#DELIVERIES#${webhook}`

/** The place of a delivery in the order of time. */
export const placeOf = ({ created_at, id }: Pick<WebhookDelivery, 'created_at' | 'id'>) => `${created_at}#${id}`

/** Named by the event, so that a change that is read again adds nothing; the first index lists the log of a webhook by time. */
export const webhookDeliveries: Kind<WebhookDelivery, Pick<WebhookDelivery, 'company' | 'webhook' | 'id'>> = {
  name: 'WebhookDelivery',
  schema: WebhookDelivery,
  key: ({ company, webhook, id }) => ({
    pk: companyPartition(company),
    sk: `WEBHOOK_DELIVERY#${webhook}#${id}`,
  }),
  index1: delivery => ({ pk: deliveriesOf(delivery), sk: placeOf(delivery) }),
  expires: ({ expires_at }) => expires_at,
}

/** A page of the log of a webhook, the newest first, from an eventually consistent index. */
export const deliveriesBefore = (
  whose: Pick<WebhookDelivery, 'company' | 'webhook'>,
  before: string | undefined,
  atMost: number,
) =>
  list(webhookDeliveries, {
    pk: deliveriesOf(whose),
    index: 1,
    between: ['0', before ?? '~'],
    newestFirst: true,
    atMost,
  })
