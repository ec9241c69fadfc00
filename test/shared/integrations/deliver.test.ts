import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAttempt, pauses, replayed, webhookAfter } from '#shared/integrations/webhooks/deliver.ts'
import type { DeliveryAttempt, WebhookDelivery } from '#shared/integrations/webhooks/webhook-delivery.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'

const begun = 1_800_000_000
const delivery: WebhookDelivery = {
  company: 'c',
  webhook: 'w',
  id: 'e',
  event: 'request.created',
  created_at: begun,
  body: '{}',
  state: 'waiting',
  round: 0,
  tried: 0,
  next_at: begun,
  attempts: [],
  expires_at: begun + 1,
}
const webhook: Webhook = {
  company: 'c',
  id: 'w',
  name: 'Bér',
  url: 'https://example.hu/',
  events: ['request.created'],
  secret: 'sealed',
  former: null,
  state: 'on',
  off_at: null,
  failing_since: null,
  created_at: 0,
  created_by: 'csilla',
}
const answered = (status: number | null, at: number): DeliveryAttempt => ({
  at,
  milliseconds: 5,
  status,
  fault: status === null ? 'timed_out' : null,
  answer: '',
})

/** What becomes of a delivery and its webhook where each attempt is made when it is due. */
function run(statuses: (number | null)[], of: Webhook = webhook) {
  let [one, its] = [delivery, of]
  for (const status of statuses) {
    if (one.state !== 'waiting') break
    const attempt = answered(status, one.next_at ?? begun)
    one = afterAttempt(one, attempt)
    its = webhookAfter(its, one, attempt)
  }
  return { delivery: one, webhook: its }
}

describe('the deliveries of a webhook', () => {
  it('are tried again with growing pauses for about a day, and then given up', () => {
    const { delivery: ended } = run(Array.from({ length: 20 }, () => 500))
    const moments = ended.attempts.map(({ at }) => at)
    expect(ended.state).toBe('failed')
    expect(moments).toHaveLength(pauses.length + 1)
    const gaps = moments.slice(1).map((at, place) => at - moments[place]!)
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other))
    const hours = (moments.at(-1)! - begun) / 3600
    expect(hours).toBeGreaterThan(24)
    expect(hours).toBeLessThan(26)
  })

  it.each([200, 201, 204, 299])('are done with an answer of %i', status => {
    expect(run([status]).delivery).toMatchObject({ state: 'delivered', next_at: null, tried: 1 })
  })

  it.each([301, 302, 307, 400, 401, 404, 429, 500, null])('are tried again after %s', status => {
    expect(run([status]).delivery).toMatchObject({ state: 'waiting', next_at: begun + pauses[0] })
  })

  it('keep no more attempts than their log shows, however often they are begun anew', () => {
    let one: WebhookDelivery = delivery
    for (let round = 0; round < 10; round++) {
      for (let number = 0; number < 5; number++) one = afterAttempt(one, answered(500, begun + round))
      one = replayed(one, { seconds: begun + round })
    }
    expect(one.attempts).toHaveLength(20)
    expect(one).toMatchObject({ round: 10, tried: 0, state: 'waiting', next_at: begun + 9 })
  })
})

describe('a webhook', () => {
  it('is switched off once an event was given up after a day in which nothing was taken', () => {
    const { webhook: after } = run(Array.from({ length: 20 }, () => null))
    expect(after).toMatchObject({ state: 'off', failing_since: begun })
    expect(after.off_at! - begun).toBeGreaterThan(24 * 3600)
  })

  it('stays on where something else was taken meanwhile', () => {
    const reached = webhookAfter(
      { ...webhook, failing_since: begun },
      { ...delivery, state: 'delivered' },
      answered(200, begun + 3600),
    )
    expect(reached.failing_since).toBeNull()
    const givenUp = webhookAfter(
      { ...reached, failing_since: begun + 7200 },
      { ...delivery, state: 'failed' },
      answered(500, begun + 25 * 3600),
    )
    expect(givenUp.state).toBe('on')
  })

  it('is switched off at once where its address is gone for good', () => {
    expect(run([410])).toMatchObject({ webhook: { state: 'off', off_at: begun }, delivery: { state: 'failed' } })
  })

  it('that an administrator has paused is not switched off on top of that', () => {
    expect(run([410], { ...webhook, state: 'paused' }).webhook.state).toBe('paused')
  })

  it('always ends: whatever is answered, a delivery waits no longer than a day and an hour', () => {
    const status = fc.oneof(fc.constant(null), fc.integer({ min: 100, max: 599 }))
    fc.assert(
      fc.property(fc.array(status, { minLength: 30, maxLength: 30 }), statuses => {
        const { delivery: ended, webhook: its } = run(statuses)
        expect(ended.state).not.toBe('waiting')
        expect(ended.attempts.at(-1)!.at - begun).toBeLessThan(26 * 3600)
        // Only what was never taken switches it off.
        if (ended.state === 'delivered') expect(its.state).toBe('on')
      }),
    )
  })
})
