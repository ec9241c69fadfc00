import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { eventually } from '../fixture/eventually.ts'
import { startFixture } from '../fixture/fixture-cloud.ts'

let cloud: LocalCloud
beforeAll(async () => void (cloud = await startFixture()))
afterAll(() => cloud.close())

const post = (path: string, method: string, body: object) =>
  fetch(`${cloud.url}/api/hu${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const emailTo = (to: string) => eventually(() => cloud.mails().find(mail => mail.to === to))

describe('a change of the table', () => {
  it('is dispatched by the stream’s reader, whose message the queue’s consumer sends as an email', async () => {
    expect(await (await post('/item/anna', 'PUT', { age: 30 })).json()).toEqual({ _pk: 'ITEM', _sk: 'anna', age: 30 })
    expect(await emailTo('anna@people.test')).toMatchObject({
      subject: 'New: anna',
      text: 'Szia, Ödön!',
      html: '<p>Szia, <b>Ödön</b>!</p>',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
  })

  it('cloud 3: that cannot be dispatched is parked whole in the bucket, and later ones are dispatched', async () => {
    await post('/item/cursed', 'PUT', { cursed: true })
    await post('/item/bela', 'PUT', {})
    await emailTo('bela@people.test')
    const [key = '', ...others] = await cloud.parking.batches()
    expect(others).toEqual([])
    expect(key).toMatch(/^aws\/lambda\/.+\/\d{4}\/\d\d\/\d\d\/\d{4}-\d\d-\d\dT\d\d\.\d\d\.\d\d-[\da-f-]{36}$/)
    const { payload, ...account } = JSON.parse(await cloud.parking.read(key))
    expect(account).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 6 },
      DDBStreamBatchInfo: { batchSize: 1, streamArn: expect.stringContaining('/stream/') },
    })
    expect(JSON.parse(payload)).toMatchObject({
      Records: [{ eventName: 'INSERT', dynamodb: { NewImage: { _sk: { S: 'cursed' } } } }],
    })
  })
})

describe('a message', () => {
  it('that fails stays in the queue, while the rest of its batch is processed', async () => {
    await Promise.all([
      post('/email', 'POST', { subject: 'to nobody' }),
      post('/email', 'POST', { to: 'dora@people.test' }),
    ])
    await emailTo('dora@people.test')
    // An email is out before its message is removed, which waits for the rest of the batch.
    await eventually(() => !cloud.waitingIn('MailQueueWaiting').some(body => body.includes('dora')))
    expect(cloud.waitingIn('MailQueueWaiting')).toEqual(['{"subject":"to nobody"}'])
  })

  it('waits for its delay', async () => {
    const sent = Date.now()
    await post('/email?delay=1', 'POST', { to: 'late@people.test' })
    const { at } = await emailTo('late@people.test')
    expect(Date.parse(at) - sent).toBeGreaterThanOrEqual(1_000)
  })
})

describe('a custom resource', () => {
  it('is created before the first request, from a valid secret', async () => {
    const { functions } = cloud.meter()
    expect(functions['fixture-account-publish-signing-key']).toMatchObject({ invocations: 1 })
    const { ok, payload } = (await cloud.invoke('probes-put-item', { pathParameters: { id: 'x' } })) as {
      ok: true
      payload: string
    }
    expect(ok && JSON.parse(payload)).toMatchObject({ _sk: 'x' })
  })
})
