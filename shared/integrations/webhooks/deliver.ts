import type { Webhook } from './webhook.ts'
import type { DeliveryAttempt, WebhookDelivery } from './webhook-delivery.ts'

const minute = 60
const hour = 60 * minute

/** Seconds from one attempt to the next: about a day in all. */
export const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 8 * hour, 9 * hour] as const

/** The most attempts that the log keeps of a delivery. */
const mostKept = 20

export const isTaken = ({ status }: Pick<DeliveryAttempt, 'status'>) => status !== null && status >= 200 && status < 300

/** The receiver says that the address is gone for good (RFC 9110, 15.5.11). */
export const isGone = ({ status }: Pick<DeliveryAttempt, 'status'>) => status === 410

/** A delivery after an attempt: it is delivered, waits for the next attempt, or has failed. */
export function afterAttempt<D extends WebhookDelivery>(delivery: D, attempt: DeliveryAttempt): D {
  const pause = pauses[delivery.tried]
  const isOver = isTaken(attempt) || isGone(attempt) || pause === undefined
  return {
    ...delivery,
    tried: delivery.tried + 1,
    attempts: [...delivery.attempts, attempt].slice(-mostKept),
    state: isTaken(attempt) ? 'delivered' : isOver ? 'failed' : 'waiting',
    next_at: isOver ? null : attempt.at + pause,
  }
}

/** A delivery that begins anew, whatever came of it. */
export const replayed = <D extends WebhookDelivery>(delivery: D, { seconds }: { seconds: number }): D => ({
  ...delivery,
  round: delivery.round + 1,
  tried: 0,
  state: 'waiting',
  next_at: seconds,
})

/**
 * A webhook after an attempt. It is switched off where its address is gone, and where an event was given up after a day in which
 * nothing at all was taken.
 */
export function webhookAfter<W extends Webhook>(webhook: W, delivery: WebhookDelivery, attempt: DeliveryAttempt): W {
  if (isTaken(attempt)) return webhook.failing_since === null ? webhook : { ...webhook, failing_since: null }
  const since = webhook.failing_since ?? attempt.at
  const isLost = delivery.round === 0 && delivery.state === 'failed' && attempt.at - since >= dayOfAttempts
  if (webhook.state === 'on' && (isGone(attempt) || isLost))
    return { ...webhook, state: 'off', off_at: attempt.at, failing_since: since }
  return webhook.failing_since === null ? { ...webhook, failing_since: since } : webhook
}

/** What the pauses between the attempts add up to. */
const dayOfAttempts = pauses.reduce<number>((sum, pause) => sum + pause, 0)
