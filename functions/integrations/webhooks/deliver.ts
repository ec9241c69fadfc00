import * as z from 'zod/mini'
import { companyKey } from '#functions/platform/keys.ts'
import type { Kind } from '#functions/platform/kind.ts'
import { log } from '#functions/platform/log.ts'
import { postOut } from '#functions/platform/post-out.ts'
import { retryOnConflict } from '#functions/platform/retry-on-conflict.ts'
import { commit, get, getBatch, lookup, replace } from '#functions/platform/table.ts'
import { enqueueDeliveries } from '#functions/platform/webhooks.ts'
import { afterAttempt, webhookAfter } from '#shared/integrations/webhooks/deliver.ts'
import type { DeliveryAttempt, WebhookDelivery } from '#shared/integrations/webhooks/webhook-delivery.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'
import { productName } from '#shared/words/product.ts'
import { asMessage, nextAttempt, type DeliveryJob } from './delivery-job.ts'
import { signingSecrets } from './sealed-secret.ts'
import { signatureOf } from './signature.ts'
import { webhookDeliveries, webhooks } from './webhook-store.ts'

/** The most characters of an answer that the log keeps. */
const mostShown = 500

const TellingCompany = z.object({ id: z.string(), is_deleted: z.boolean() })

/** What of a company says whether anything still goes out of it; its whole schema would make up a third of what a cold start evaluates. */
const tellingCompanies: Kind<z.infer<typeof TellingCompany>, { id: string }> = {
  name: 'Company',
  schema: TellingCompany,
  key: companyKey,
}

/**
 * Makes an attempt that is due, and queues the next one. The next one is queued before the outcome is kept, so that whatever stops this,
 * an event is rather delivered twice than never.
 */
export async function deliver(job: DeliveryJob, now: () => { seconds: number }): Promise<void> {
  const begun = now()
  if (job.at > begun.seconds) return enqueueDeliveries([asMessage(job, begun)])
  const { company, webhook: id } = job
  const [at, webhook, delivery] = await getBatch(
    lookup(tellingCompanies, { id: company }),
    lookup(webhooks, { company, id }),
    lookup(webhookDeliveries, { company, webhook: id, id: job.delivery }),
  )
  if (!webhook || !delivery || !isDue(delivery, job)) return
  // What was sent by hand goes to one that is paused or off too; of a company that is deleted nothing goes out.
  if (!at || at.is_deleted || (webhook.state !== 'on' && delivery.round === 0))
    return commit(replace(webhookDeliveries, { ...delivery, state: 'failed', next_at: null }))
  const attempt = await attemptAt(webhook, delivery, begun)
  const after = afterAttempt(delivery, attempt)
  if (after.state === 'waiting') await enqueueDeliveries([nextAttempt(after, now())])
  await keepAttempt(job, attempt)
  await keepReach(webhook, after, attempt)
}

const isDue = ({ state, round, tried }: WebhookDelivery, job: DeliveryJob) =>
  state === 'waiting' && round === job.round && tried === job.tried

async function attemptAt(
  webhook: Webhook,
  { id, event, body }: WebhookDelivery,
  { seconds }: { seconds: number },
): Promise<DeliveryAttempt> {
  const secrets = await signingSecrets(webhook, { seconds })
  const began = performance.now()
  const { status, fault, start } = await postOut(new URL(webhook.url), {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': `${productName}-Webhooks/1`,
      [`${productName}-Event`]: event,
      [`${productName}-Delivery`]: id,
      [`${productName}-Signature`]: signatureOf(body, seconds, secrets),
    },
  })
  const milliseconds = Math.round(performance.now() - began)
  return { at: seconds, milliseconds, status, fault, answer: readable(start) }
}

/** An answer as it can be stored and shown: without controls, and without halves of letters. */
const readable = (text: string) =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .toWellFormed()
    .slice(0, mostShown)
    .toWellFormed()

/** Keeps what came of an attempt, unless somebody has begun it anew meanwhile. */
const keepAttempt = (job: DeliveryJob, attempt: DeliveryAttempt) =>
  retryOnConflict(async () => {
    const { company, webhook, delivery: id } = job
    const known = await get(webhookDeliveries, { company, webhook, id })
    if (known && isDue(known, job)) await commit(replace(webhookDeliveries, afterAttempt(known, attempt)))
  })

/** Keeps since when a webhook is not reached, and switches it off after a day; its administrators are told by the change. */
const keepReach = ({ company, id }: Webhook, delivery: WebhookDelivery, attempt: DeliveryAttempt) =>
  retryOnConflict(async () => {
    const known = await get(webhooks, { company, id })
    if (!known) return
    const after = webhookAfter(known, delivery, attempt)
    if (after === known) return
    if (after.state === 'off') log.warn('a webhook was switched off', { company, webhook: id })
    await commit(replace(webhooks, after))
  })
