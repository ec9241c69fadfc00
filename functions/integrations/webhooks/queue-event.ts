import { companies } from '#functions/company/company-store.ts'
import type { Now } from '#functions/platform/clock.ts'
import { Conflict, commit, get, getAll, insert } from '#functions/platform/table.ts'
import { enqueueDeliveries } from '#functions/platform/webhooks.ts'
import { bodyOf, type CompanyEvent } from '#shared/integrations/webhooks/events-of.ts'
import { deliveryLasts, type WebhookDelivery } from '#shared/integrations/webhooks/webhook-delivery.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'
import { isOpen } from '../is-open.ts'
import { nextAttempt } from './delivery-job.ts'
import { webhookDeliveries, webhooksOf } from './webhook-store.ts'

/** Queues an event for each webhook that wants it; a change that is read again adds nothing, and what is not under way yet is queued again. */
export async function queueEvent(event: CompanyEvent, now: Now): Promise<void> {
  const wanting = (await webhooksOf(event.company, { mayLag: true })).filter(webhook => isWanted(event, webhook))
  if (!wanting.length || !(await isTold(event.company, now))) return
  const deliveries = wanting.map(webhook => newDelivery(webhook, { ...event, body: bodyOf(event) }, now))
  const known = await getAll(webhookDeliveries, deliveries)
  const waiting = await Promise.all(
    deliveries.map(async delivery => {
      const there = known.find(({ webhook }) => webhook === delivery.webhook)
      if (there) return there.state === 'waiting' && there.round + there.tried === 0 ? [there] : []
      return (await isNew(delivery)) ? [delivery] : []
    }),
  )
  await enqueueDeliveries(waiting.flat().map(delivery => nextAttempt(delivery, now)))
}

/** Whether anything leaves a company: it is not deleted, and its plan has webhooks. */
async function isTold(id: string, { today }: Pick<Now, 'today'>): Promise<boolean> {
  const [company, hasWebhooks] = await Promise.all([get(companies, { id }), isOpen(id, today)])
  return hasWebhooks && company !== undefined && !company.is_deleted
}

/** What happened before a webhook was added is none of its. */
const isWanted = ({ event, at }: CompanyEvent, { state, events, created_at }: Webhook) =>
  state === 'on' && events.includes(event) && at >= created_at

/** Whether a delivery is inserted, and not by another reader of the same change a moment ago. */
const isNew = (delivery: WebhookDelivery) =>
  commit(insert(webhookDeliveries, delivery)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Conflict) return false
      throw error
    },
  )

/** A delivery that is due at once. */
export const newDelivery = (
  { company, id: webhook }: Pick<Webhook, 'company' | 'id'>,
  { id, event, at, body }: { id: string; event: string; at: number; body: string },
  { seconds }: { seconds: number },
): WebhookDelivery => ({
  company,
  webhook,
  id,
  event,
  created_at: at,
  body,
  state: 'waiting',
  round: 0,
  tried: 0,
  next_at: seconds,
  attempts: [],
  expires_at: at + deliveryLasts,
})
