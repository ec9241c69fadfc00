import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { yearOf } from '#shared/calendar/day.ts'
import { addWebhook } from '#shared/integrations/contract/webhooks/add-webhook.ts'
import { changeWebhook } from '#shared/integrations/contract/webhooks/change-webhook.ts'
import { listDeliveries } from '#shared/integrations/contract/webhooks/list-deliveries.ts'
import { listWebhooks } from '#shared/integrations/contract/webhooks/list-webhooks.ts'
import { removeWebhook } from '#shared/integrations/contract/webhooks/remove-webhook.ts'
import { renewWebhookSecret } from '#shared/integrations/contract/webhooks/renew-webhook-secret.ts'
import { replayDelivery } from '#shared/integrations/contract/webhooks/replay-delivery.ts'
import { tryWebhook } from '#shared/integrations/contract/webhooks/try-webhook.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openReceiver } from '#test/support/receiver.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { book, monday } from '../../leave/office.ts'

const world = openWorld()
let receiver: Awaited<ReturnType<typeof openReceiver>>
let owner: Person
let anna: Person

beforeAll(async () => {
  receiver = await openReceiver()
  owner = await world.founder()
  anna = await world.colleague(owner)
  await owner.client.asked(confirmIdentity, { body: { password } })
})
afterAll(() => receiver.close())

const wish = (over: object = {}) => ({
  name: 'Bérprogram',
  url: receiver.url,
  events: ['request.created' as const],
  ...over,
})
const isSignedBy = (secret: string, { headers, body }: (typeof receiver.received)[number]) => {
  const header = String(headers['szabi-signature'])
  const [, seconds] = /^t=(\d+),/.exec(header) ?? []
  return header.includes(`v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
}
const logOf = async (id: string) => (await owner.client.asked(listDeliveries, { path: { id }, query: {} })).data

describe('a webhook', () => {
  it('is told of a request, signed with the secret that was shown once, and its log says what was answered', async () => {
    const { data, secret } = await owner.client.asked(addWebhook, { body: wish() })
    const { data: listed, is_open } = await owner.client.asked(listWebhooks)
    expect(is_open).toBe(true)
    expect(JSON.stringify(listed)).not.toContain(secret)
    const { id } = await book(anna, { from_date: monday(yearOf(todayInBudapest()) + 1) })
    const taken = await eventually(async () => receiver.received.find(({ body }) => body.includes(id)))
    expect(isSignedBy(secret, taken)).toBe(true)
    expect(taken.headers).toMatchObject({
      'szabi-event': 'request.created',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(JSON.parse(taken.body)).toMatchObject({
      version: 1,
      event: 'request.created',
      data: { request: { id, user_id: anna.id, status: 'pending' }, by: anna.id },
    })
    const [entry] = await eventually(async () => {
      const log = await logOf(data.id)
      return log[0]?.state === 'delivered' && log
    })
    expect(entry).toMatchObject({
      id: JSON.parse(taken.body).id,
      attempts: [{ status: 200, answer: 'OK', fault: null }],
    })
    await owner.client.asked(removeWebhook, { path: { id: data.id } })
  })

  it('is sent the same event again when asked, by both secrets while a new one is introduced, and a test at any time', async () => {
    const { data, secret } = await owner.client.asked(addWebhook, { body: wish({ events: ['member.deactivated'] }) })
    const path = { id: data.id }
    receiver.answerWith(503, '<b>később</b>')
    const { data: test } = await owner.client.asked(tryWebhook, { path })
    const failed = await eventually(async () => (await logOf(data.id)).find(({ state }) => state === 'failed'))
    expect(failed).toMatchObject({
      id: test.id,
      event: 'webhook.test',
      attempts: [{ status: 503, answer: '<b>később</b>' }],
    })

    const renewed = await owner.client.asked(renewWebhookSecret, { path })
    expect(renewed.secret).not.toBe(secret)
    expect(renewed.data.former_secret_until).toBeGreaterThan(Date.now() / 1000)
    receiver.answerWith(200, 'OK')
    await owner.client.asked(replayDelivery, { path: { id: data.id, deliveryId: test.id } })
    await eventually(async () => (await logOf(data.id)).find(({ state }) => state === 'delivered'))
    const [first, again] = receiver.received.filter(({ headers }) => headers['szabi-delivery'] === test.id)
    expect(again?.body).toBe(first?.body)
    expect([isSignedBy(secret, first!), isSignedBy(renewed.secret, first!)]).toEqual([true, false])
    expect([isSignedBy(secret, again!), isSignedBy(renewed.secret, again!)]).toEqual([true, true])
    await owner.client.asked(removeWebhook, { path })
  })

  it('is none of another company, nor of an employee', async () => {
    const { data } = await owner.client.asked(addWebhook, { body: wish() })
    const stranger = await world.founder()
    await stranger.client.asked(confirmIdentity, { body: { password } })
    const path = { id: data.id }
    const body = { ...wish(), is_on: true }
    const calls = [
      () => stranger.client.asked(changeWebhook, { path, body }),
      () => stranger.client.asked(removeWebhook, { path }),
      () => stranger.client.asked(renewWebhookSecret, { path }),
      () => stranger.client.asked(tryWebhook, { path }),
      () => stranger.client.asked(listDeliveries, { path, query: {} }),
      () => stranger.client.asked(replayDelivery, { path: { ...path, deliveryId: 'x' } }),
      () => owner.client.asked(replayDelivery, { path: { ...path, deliveryId: 'x' } }),
    ]
    for (const call of calls) expect((await refused(call())).code).toBe('notFound')
    expect((await refused(anna.client.asked(listWebhooks))).code).toBe('forbidden')
    await owner.client.asked(removeWebhook, { path })
  })

  it('is refused at the field for what it cannot be', async () => {
    const errorsOf = async (over: object) => {
      const { code, errors } = await refused(owner.client.asked(addWebhook, { body: wish(over) }))
      return [code, Object.keys(errors ?? {})]
    }
    for (const url of ['', 'szabi', 'ftp://example.hu/', 'https://anna:titok@example.hu/', 'https://example.hu/#a'])
      expect([url, ...(await errorsOf({ url }))]).toEqual([url, 'invalid', ['url']])
    expect(await errorsOf({ events: [] })).toEqual(['invalid', ['events']])
    expect(await errorsOf({ events: ['request.eaten'] })).toEqual(['invalid', ['events.0']])
    expect(await errorsOf({ name: ' ' })).toEqual(['invalid', ['name']])
    expect(await errorsOf({ name: 'x'.repeat(61) })).toEqual(['invalid', ['name']])
  })

  it('that is paused gets nothing of what happens, and can still be tried', async () => {
    const { data } = await owner.client.asked(addWebhook, { body: wish() })
    const path = { id: data.id }
    const paused = await owner.client.asked(changeWebhook, { path, body: { ...wish(), is_on: false } })
    expect(paused.data.state).toBe('paused')
    await book(anna, { from_date: monday(yearOf(todayInBudapest()) + 1, 20) })
    const { data: test } = await owner.client.asked(tryWebhook, { path })
    await eventually(async () => (await logOf(data.id)).some(({ state }) => state === 'delivered'))
    expect((await logOf(data.id)).map(({ id }) => id)).toEqual([test.id])
    await owner.client.asked(removeWebhook, { path })
  })
})
