import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterAttempt, isGone, isTaken, pauses, replayed, webhookAfter } from '#shared/integrations/webhooks/deliver.ts'
import {
  deliveryLasts,
  type DeliveryAttempt,
  type WebhookDelivery,
} from '#shared/integrations/webhooks/webhook-delivery.ts'
import { formerSecretLasts, type Webhook } from '#shared/integrations/webhooks/webhook.ts'

const begun = 1_800_000_000
const [minute, hour] = [60, 3600]
const delivery = {
  round: 0,
  tried: 0,
  state: 'waiting',
  next_at: begun,
  attempts: [] as DeliveryAttempt[],
} as WebhookDelivery
const webhook = { state: 'on', off_at: null, failing_since: null } as Webhook
const answered = (status: number | null, at: number): DeliveryAttempt => ({
  at,
  milliseconds: 1,
  status,
  fault: null,
  answer: '',
})

describe('the moments of the attempts', () => {
  it('are now, and after 1, 6 and 36 minutes, 2:36, 7:36, 15:36 and 24:36 hours', () => {
    let one = delivery
    const moments: number[] = []
    while (one.next_at !== null) {
      moments.push(one.next_at - begun)
      one = afterAttempt(one, answered(503, one.next_at))
    }
    const late = 36 * minute
    expect(moments).toEqual([
      0,
      minute,
      6 * minute,
      late,
      2 * hour + late,
      7 * hour + late,
      15 * hour + late,
      24 * hour + late,
    ])
  })

  it('are counted from when an attempt was made, which may be late', () => {
    const late = afterAttempt(delivery, answered(null, begun + 500))
    expect(late.next_at).toBe(begun + 500 + pauses[0])
    expect(afterAttempt(late, answered(null, begun + 9000)).next_at).toBe(begun + 9000 + pauses[1])
  })

  it('are all made while the log is kept, and about as long as the secret of before still signs', () => {
    expect(pauses.every(pause => Number.isInteger(pause) && pause > 0)).toBe(true)
    const all = pauses.reduce<number>((sum, pause) => sum + pause, 0)
    expect(all).toBeLessThan(deliveryLasts)
    expect(Math.abs(all - formerSecretLasts)).toBeLessThan(hour)
  })

  it('have their own round after a replay, whatever came of the one before', () => {
    for (const status of [200, 410, 500]) {
      const ended = afterAttempt({ ...delivery, tried: pauses.length }, answered(status, begun))
      expect(ended.next_at).toBeNull()
      const again = replayed(ended, { seconds: begun + 10 })
      expect(again).toMatchObject({ round: 1, tried: 0, state: 'waiting', next_at: begun + 10 })
      expect(again.attempts).toBe(ended.attempts)
      expect(afterAttempt(again, answered(500, begun + 10)).next_at).toBe(begun + 10 + pauses[0])
    }
  })
})

describe('an answer', () => {
  it('takes an event exactly from 200 to 299, and ends its address exactly with 410', () => {
    for (let status = 100; status < 600; status++) {
      expect([status, isTaken({ status })]).toEqual([status, status >= 200 && status <= 299])
      expect([status, isGone({ status })]).toEqual([status, status === 410])
    }
    expect([isTaken({ status: null }), isGone({ status: null })]).toEqual([false, false])
  })

  it('to the last attempt leaves it delivered or failed, and never waiting', () => {
    const last = { ...delivery, tried: pauses.length }
    expect(afterAttempt(last, answered(204, begun))).toMatchObject({ state: 'delivered', next_at: null })
    expect(afterAttempt(last, answered(500, begun))).toMatchObject({ state: 'failed', next_at: null })
    const last_but_one = { ...delivery, tried: pauses.length - 1 }
    expect(afterAttempt(last_but_one, answered(500, begun))).toMatchObject({
      state: 'waiting',
      next_at: begun + pauses.at(-1)!,
    })
  })

  it('is added at the end, and changes nothing of the delivery that was given', () => {
    const before = structuredClone(delivery)
    const after = afterAttempt(afterAttempt(delivery, answered(500, begun)), answered(200, begun + 60))
    expect(after.attempts.map(({ status }) => status)).toEqual([500, 200])
    expect(after.tried).toBe(2)
    expect(delivery).toEqual(before)
  })
})

describe('a webhook that does not answer', () => {
  const day = pauses.reduce<number>((sum, pause) => sum + pause, 0)
  const failed = { ...delivery, state: 'failed' as const }
  const since = (seconds: number) => ({ ...webhook, failing_since: begun - seconds })

  it('is off once a whole day of attempts was for nothing, and not a second earlier', () => {
    expect(webhookAfter(since(day), failed, answered(500, begun))).toMatchObject({ state: 'off', off_at: begun })
    expect(webhookAfter(since(day - 1), failed, answered(500, begun)).state).toBe('on')
  })

  it('stays on while its delivery still waits, however long it fails', () => {
    expect(webhookAfter(since(9 * day), delivery, answered(500, begun)).state).toBe('on')
  })

  it('stays on where what failed was begun anew by hand', () => {
    expect(webhookAfter(since(9 * day), { ...failed, round: 1 }, answered(500, begun)).state).toBe('on')
    // But a receiver that is gone for good has said so.
    expect(webhookAfter(since(0), { ...failed, round: 1 }, answered(410, begun)).state).toBe('off')
  })

  it('remembers when the failing began, and not the later failures', () => {
    const first = webhookAfter(webhook, delivery, answered(null, begun))
    expect(first).toEqual({ ...webhook, failing_since: begun })
    expect(webhookAfter(first, delivery, answered(500, begun + 60))).toBe(first)
    expect(webhookAfter(first, delivery, answered(200, begun + 90)).failing_since).toBeNull()
  })

  it('is the same item where nothing has changed, so that nothing is written', () => {
    expect(webhookAfter(webhook, delivery, answered(200, begun))).toBe(webhook)
    const off = { ...since(9 * day), state: 'off' as const, off_at: 5 }
    expect(webhookAfter(off, failed, answered(410, begun))).toBe(off)
  })

  it('is never switched on, nor one off that is paused, by any answer', () => {
    const state = fc.constantFrom('on' as const, 'paused' as const, 'off' as const)
    const status = fc.option(fc.integer({ min: 100, max: 599 }))
    fc.assert(
      fc.property(state, status, fc.boolean(), fc.nat(2 * day), (of, code, isFailed, ago) => {
        const before = { ...since(ago), state: of }
        const after = webhookAfter(before, isFailed ? failed : delivery, answered(code, begun))
        if (of !== 'on') expect(after.state).toBe(of)
        if (after.state !== of) expect(after.off_at).toBe(begun)
        expect(after.failing_since === null).toBe(isTaken({ status: code }))
      }),
    )
  })
})
