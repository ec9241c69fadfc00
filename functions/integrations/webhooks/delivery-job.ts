import * as z from 'zod/mini'
import type { Message } from '#functions/platform/send-messages.ts'
import { Id } from '#shared/contract/wire.ts'
import type { WebhookDelivery } from '#shared/integrations/webhooks/webhook-delivery.ts'

/** The longest delay of a message of a queue, in seconds; what waits longer is put back. */
const longestDelay = 900

/** An attempt that is due at a moment: the round and the number of attempts before it tell it from all others. */
export const DeliveryJob = z.object({
  company: Id,
  webhook: Id,
  delivery: z.string(),
  round: z.int(),
  tried: z.int(),
  at: z.int(),
})
export type DeliveryJob = z.infer<typeof DeliveryJob>

/** The next attempt of a delivery as a message. */
export const nextAttempt = (
  { company, webhook, id, round, tried, next_at }: WebhookDelivery,
  now: { seconds: number },
): Message => asMessage({ company, webhook, delivery: id, round, tried, at: next_at ?? now.seconds }, now)

export const asMessage = (job: DeliveryJob, { seconds }: { seconds: number }): Message => ({
  id: `${JSON.stringify(job)} ${seconds}`,
  body: job,
  after: Math.min(longestDelay, Math.max(0, job.at - seconds)),
})
