import type { SQSEvent } from 'aws-lambda'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pushService } from '#test/support/push-service.ts'
import { now } from '../../in-memory/call.ts'
import type { InMemoryTable } from '../../in-memory/table.ts'
import { callAs, companyOf, sessionOf, type Who } from '../../waves/company.ts'

const { sessions } = await import('#functions/account/session-store.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
const { vapidPublicKey } = await import('#functions/notifications/push/vapid.ts')
const { handler } = await import('#functions/notifications/send-push.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})

const key = await vapidPublicKey()
const hours = 3600
const days = 24 * hours
let table: InMemoryTable
let service: ReturnType<typeof pushService>
/** Later in each test than in those before it, since the sender remembers when it last noted that a service works. */
let moment = now.seconds
/** Seconds go by. */
const pass = (seconds: number) => vi.setSystemTime(new Date((moment += seconds) * 1000))

beforeEach(async () => {
  table = await companyOf(5)
  for (const who of ['anna', 'bela', 'csilla'])
    table.keep(sessions, { ...table.kept(sessions, sessionOf(who))!, expires_at: now.seconds + 1000 * days })
  service = pushService(key)
  vi.stubGlobal('fetch', service.take)
  warned.mockClear()
  moment += hours
})

async function subscribe(as: Who, name = `${as}-phone`) {
  const address = service.subscribe(name)
  const { id } = (await callAs(as, 'POST /notification/push', { body: address })).body.data
  return { account: as, id, ...address }
}
/** One that never takes anything: made with a key of somebody else, say, which services answer 403 to. */
async function subscribeJunk(as: Who, status = 403) {
  const browser = await subscribe(as, `${as}-junk`)
  service.answerAlways(browser.endpoint, status)
  return browser
}
const failingOf = (browser: { account: string; id: string }) => table.kept(pushSubscriptions, browser)?.failing

let told = 0
const messageTo = (member: Who) => ({
  id: `${++told}-n-8`,
  company: 'c',
  member,
  type: 8,
  about: null,
  message: 'Leltár',
})

/** Delivers a job as the queue does, a few minutes after the last one, and says whether it is delivered again. */
async function fails(job: object) {
  pass(180)
  const Records = [{ messageId: 'm', body: JSON.stringify(job) }]
  const { batchItemFailures } = await handler({ Records } as unknown as SQSEvent, {} as never)
  return batchItemFailures.length > 0
}

describe('a browser that never takes anything', () => {
  it.each([401, 403, 429, 500])(
    'S3 answered %i is given up after three failures, before the dead-letter queue, while others are reached at its service',
    async status => {
      const { endpoint } = await subscribeJunk('bela', status)
      await subscribe('anna')
      const job = messageTo('bela')
      expect(await fails(job)).toBe(true)
      expect(await fails(messageTo('anna'))).toBe(false)
      expect(await fails(job)).toBe(true)
      expect(await fails(job)).toBe(false)
      for (let number = 0; number < 5; number++) expect(await fails(messageTo('bela'))).toBe(false)
      expect(warned.mock.lastCall?.[0]).toContain('fcm.googleapis.com')
      expect(warned.mock.lastCall?.[0]).not.toContain(endpoint)
    },
  )

  it('S3 keeps nothing from the other browsers of its owner, which are told once', async () => {
    await subscribeJunk('bela')
    const phone = await subscribe('bela')
    const job = messageTo('bela')
    for (const expected of [true, true, false]) expect(await fails(job)).toBe(expected)
    expect(service.received.map(({ browser }) => browser)).toEqual([phone.endpoint])
  })

  it('is forgiven what it failed once its owner adds it again', async () => {
    const phone = await subscribe('bela')
    service.answerNext(500, 500)
    for (const _ of [1, 2]) await fails(messageTo('bela'))
    expect(failingOf(phone)?.times).toBe(2)
    // Within the life of the token of then.
    vi.setSystemTime(new Date(now.seconds * 1000))
    const { endpoint, p256dh, auth } = phone
    await callAs('bela', 'POST /notification/push', { body: { endpoint, p256dh, auth } })
    expect(table.kept(pushSubscriptions, phone)).toBeDefined()
    expect(failingOf(phone)).toBeUndefined()
  })

  it('is forgotten after ten failures in three days, and not before', async () => {
    const junk = await subscribeJunk('bela')
    await subscribe('anna')
    for (let number = 0; number < 12; number++) await fails(messageTo('bela'))
    await fails(messageTo('anna'))
    expect(failingOf(junk)?.times).toBe(12)
    pass(3 * days)
    expect(await fails(messageTo('bela'))).toBe(false)
    expect(table.kept(pushSubscriptions, junk)).toBeUndefined()
  })

  it('is forgiven what it failed once it takes something', async () => {
    const phone = await subscribe('bela')
    service.answerNext(500, 500)
    const job = messageTo('bela')
    expect(await fails(job)).toBe(true)
    expect(await fails(job)).toBe(true)
    expect(failingOf(phone)?.times).toBe(2)
    expect(await fails(job)).toBe(false)
    expect(table.kept(pushSubscriptions, phone)).toBeDefined()
    expect(failingOf(phone)).toBeUndefined()
  })
})

describe('what fails at every browser of a service', () => {
  it('S3 is tried again and seen however often it fails, as with a wrong key of ours, though the service took something an hour ago', async () => {
    const browsers = [await subscribe('anna'), await subscribe('bela')]
    expect(await fails(messageTo('anna'))).toBe(false)
    pass(hours)
    for (const { endpoint } of browsers) service.answerAlways(endpoint, 403)
    const jobs = [messageTo('anna'), messageTo('bela')]
    for (let number = 0; number < 5; number++) for (const job of jobs) expect(await fails(job)).toBe(true)
    pass(5 * days)
    for (let number = 0; number < 10; number++) expect(await fails(messageTo('bela'))).toBe(true)
    for (const browser of browsers) expect(table.kept(pushSubscriptions, browser)).toBeDefined()
    expect(warned).not.toHaveBeenCalled()
  })

  it('S3 is seen although another service works', async () => {
    const mozilla = { ...service.subscribe('csilla'), endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x' }
    await callAs('csilla', 'POST /notification/push', { body: mozilla })
    service.answerAlways(mozilla.endpoint, 201)
    await subscribeJunk('bela', 500)
    const job = messageTo('bela')
    for (let number = 0; number < 5; number++) {
      expect(await fails(messageTo('csilla'))).toBe(false)
      expect(await fails(job)).toBe(true)
    }
  })
})
