import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SQSEvent } from 'aws-lambda'
import { pushService } from '#test/support/push-service.ts'
import { startOfBudapestDay } from '#shared/calendar/budapest-day.ts'
import { addDays } from '#shared/calendar/day.ts'
import { now } from '../../in-memory/call.ts'
import type { InMemoryTable } from '../../in-memory/table.ts'
import { callAs, companyOf, sessionOf, type Who } from '../../waves/company.ts'

const { sessions } = await import('#functions/account/session-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { pushSubscriptions, pushSubscriptionsOf, mostDevices } =
  await import('#functions/notifications/push/push-subscription-store.ts')
const { composeEmail } = await import('#functions/notifications/compose-email.ts')
const { EmailJob } = await import('#functions/notifications/email-job.ts')
const { PushJob } = await import('#functions/notifications/push/push-job.ts')
const { vapidPublicKey } = await import('#functions/notifications/push/vapid.ts')
const { handler } = await import('#functions/notifications/send-push.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

const key = await vapidPublicKey()
let table: InMemoryTable
let service: ReturnType<typeof pushService>
beforeEach(async () => {
  table = await companyOf(5)
  service = pushService(key)
  vi.stubGlobal('fetch', service.take)
})

async function subscribe(as: Who, name = `${as}-phone`) {
  const address = service.subscribe(name)
  const { id } = (await callAs(as, 'POST /notification/push', { body: address })).body.data
  return { id, ...address }
}
const days = { type_id: 1, from_date: '2026-12-14', to_date: '2026-12-16', comment: '' }
const asked = async () => (await callAs('anna', 'POST /day-off', { body: days })).body.data.id

/** What is queued when Anna has asked for leave: Béla hears of it. */
const jobOf = (request: string, over: object = {}) => ({
  id: `${now.seconds}-${request}-1-1`,
  company: 'c',
  member: 'bela',
  type: 1,
  about: {
    id: request,
    type_id: 1,
    from_date: days.from_date,
    to_date: days.to_date,
    user_id: 'anna',
    name: { first_name: 'Anna', last_name: 'Kis' },
  },
  message: null,
  ...over,
})
const toldOf = (message: string, member: Who, id = '1-n-8') => ({
  id,
  company: 'c',
  member,
  type: 8,
  about: null,
  message,
})

/** Delivers jobs as the queue does, and says which are delivered again. */
async function deliver(...jobs: object[]) {
  const Records = jobs.map((job, place) => ({ messageId: `m${place}`, body: JSON.stringify(job) }))
  const { batchItemFailures } = await handler({ Records } as unknown as SQSEvent, {} as never)
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)
}

describe('a push', () => {
  it('says in each browser of its recipient what happened, in their language, and where it leads', async () => {
    const [phone, laptop] = [await subscribe('bela', 'phone'), await subscribe('bela', 'laptop')]
    const request = await asked()
    expect(await deliver(jobOf(request))).toEqual([])
    expect(service.received.map(({ browser }) => browser).toSorted()).toEqual([laptop.endpoint, phone.endpoint])
    expect(service.received[0]!.message).toMatchObject({
      title: 'Anna Kis has requested annual leave',
      body: expect.stringMatching(/^14\D+16 Dec 2026$/),
      language: 'en',
      address: `https://szabi.example/en/dashboard?request=${request}`,
    })
    table.keep(members, { ...table.kept(members, { company: 'c', id: 'bela' })!, language: 'hu' })
    await deliver(jobOf(request, { id: '2-another' }))
    expect(service.received.at(-1)!.message.title).toBe('Kis Anna szabadságot kért')
  })

  it('about a day is sent on that day alone', async () => {
    await subscribe('bela')
    const job = toldOf('3 munkatárs nincs bent', 'bela')
    await deliver({ ...job, day: addDays(now.today, -1) })
    expect(service.received).toEqual([])
    await deliver({ ...job, day: now.today })
    const midnight = startOfBudapestDay(addDays(now.today, 1)) / 1000
    expect(service.received).toMatchObject([{ secondsKept: midnight - now.seconds }])
    await deliver(toldOf('Leltár lesz', 'bela', '2-n-8'))
    expect(service.received.at(-1)).toMatchObject({ secondsKept: 24 * 3600 })
  })

  it('of a message says who wrote it, in which company, and what', async () => {
    await subscribe('bela')
    const person = { user_id: 'csilla', name: { first_name: 'Csilla', last_name: 'Kis' } }
    await deliver({ ...toldOf('Leltár lesz', 'bela'), person })
    expect(service.received[0]!.message).toMatchObject({ title: 'Csilla Kis · Cég', body: 'Leltár lesz' })
    await deliver(toldOf('Ebéd', 'bela', '2-n-8'))
    expect(service.received[1]!.message).toMatchObject({ title: 'Cég', body: 'Ebéd' })
  })

  it('has buttons to decide on what waits, which open the page that needs no sign-in, and none once it is decided', async () => {
    await subscribe('bela')
    const request = await asked()
    await deliver(jobOf(request))
    const [sent] = service.received
    expect(sent!.message.actions).toEqual([
      { title: 'Approve', address: expect.stringMatching(/^https:\/\/szabi\.example\/en\/decide\?token=.+approved$/) },
      { title: 'Deny…', address: expect.stringMatching(/^https:\/\/szabi\.example\/en\/decide\?token=.+denied$/) },
    ])
    await callAs('bela', 'POST /day-off/approve/{id}', { path: { id: request }, body: {} })
    await deliver(jobOf(request, { id: 'later' }))
    expect(service.received[1]!.message.actions).toBeUndefined()
    await deliver(toldOf('Leltár lesz', 'bela'))
    expect(service.received[2]!.message.actions).toBeUndefined()
  })

  it('has the same buttons as the email where a request that waits was changed', async () => {
    await subscribe('bela')
    const request = await asked()
    const body = { ...days, to_date: '2026-12-15' }
    await callAs('csilla', 'PUT /day-off/{id}', { path: { id: request }, body })
    await deliver(jobOf(request, { id: 'changed', type: 13, step: 2 }))
    const pushed = service.received[0]!.message.actions!.map(({ address }) => address)
    const email = { email: 'leave', event: 'e', type: 13, company: 'c', to: 'bela', member: 'anna', request, step: 2 }
    const { text } = (await composeEmail(EmailJob.parse(email)))!
    for (const address of pushed) expect(text).toContain(address)
    expect(pushed).toHaveLength(2)
  })

  it('names nobody in the queue, and whom it is about as they are called when it is sent', async () => {
    await subscribe('bela')
    const request = await asked()
    const anna = table.kept(members, { company: 'c', id: 'anna' })!
    table.keep(members, { ...anna, last_name: 'Nagy' })
    const named = jobOf(request)
    expect(JSON.stringify(PushJob.parse(named))).not.toContain('Kis')
    await deliver(named)
    expect(service.received[0]!.message.title).toBe('Anna Nagy has requested annual leave')
  })

  it('J01 of a birthday is not sent once its owner hides it', async () => {
    await subscribe('bela')
    const anna = { ...table.kept(members, { company: 'c', id: 'anna' })!, show_birthday: true }
    table.keep(members, anna)
    const birthday = (id: string) => ({
      ...toldOf('', 'bela', id),
      type: 11,
      message: null,
      person: { user_id: 'anna' },
    })
    await deliver(birthday('1'))
    table.keep(members, { ...anna, hide_personal_info: true })
    await deliver(birthday('2'))
    expect(service.received.map(({ message }) => message.title)).toEqual(['Today is Anna Kis’s birthday'])
  })

  it('has none for an administrator of a company that wants a second factor, which a link would leave out', async () => {
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, admins_need_second_factor: true })
    await subscribe('csilla')
    const request = await asked()
    await deliver(jobOf(request, { member: 'csilla' }))
    expect(service.received).toMatchObject([{ message: { title: 'Anna Kis has requested annual leave' } }])
    expect(service.received[0]!.message.actions).toBeUndefined()
  })

  it('is sent once to each browser however often its job is delivered, and again only where it failed', async () => {
    await subscribe('bela', 'phone')
    await subscribe('bela', 'laptop')
    const job = toldOf('Leltár lesz', 'bela')
    service.answerNext(201, 500)
    expect(await deliver(job)).toEqual(['m0'])
    vi.setSystemTime(new Date((now.seconds + 60) * 1000))
    expect(await deliver(job)).toEqual([])
    expect(service.received).toHaveLength(1)
    expect(await deliver(job, job)).toEqual([])
    expect(service.received).toHaveLength(1)
  })

  it('is tried again while the service is busy or out of reach', async () => {
    await subscribe('bela')
    service.answerNext(429)
    expect(await deliver(toldOf('a', 'bela', '1'))).toEqual(['m0'])
    service.fail(new TypeError('fetch failed'))
    expect(await deliver(toldOf('a', 'bela', '2'))).toEqual(['m0'])
    service.fail(undefined)
    expect(await deliver(toldOf('a', 'bela', '3'))).toEqual([])
    expect(service.received).toHaveLength(1)
  })

  it.each([404, 410])('forgets a browser that the service answers %i for', async status => {
    const { id } = await subscribe('bela')
    service.answerNext(status)
    expect(await deliver(toldOf('a', 'bela'))).toEqual([])
    expect(table.kept(pushSubscriptions, { account: 'bela', id })).toBeUndefined()
    expect(await deliver(toldOf('b', 'bela', '2'))).toEqual([])
    expect(service.received).toEqual([])
  })

  it.each([401, 403, 500])(
    'is tried again, and seen, where the service answers %i: the browser is kept',
    async status => {
      const { id } = await subscribe('bela')
      service.answerNext(status)
      expect(await deliver(toldOf('a', 'bela'))).toEqual(['m0'])
      expect(table.kept(pushSubscriptions, { account: 'bela', id })).toBeDefined()
      vi.setSystemTime(new Date((now.seconds + 60) * 1000))
      expect(await deliver(toldOf('a', 'bela'))).toEqual([])
      expect(service.received).toHaveLength(1)
    },
  )

  it.each([400, 413])(
    'is given up, logged without the address, where the service answers %i for good',
    async status => {
      const { id, endpoint } = await subscribe('bela')
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
      service.answerNext(status)
      expect(await deliver(toldOf('a', 'bela'))).toEqual([])
      expect(warned.mock.lastCall?.[0]).toContain(String(status))
      expect(warned.mock.lastCall?.[0]).not.toContain(endpoint)
      expect(await deliver(toldOf('a', 'bela'))).toEqual([])
      expect(service.received).toEqual([])
      expect(table.kept(pushSubscriptions, { account: 'bela', id })).toBeDefined()
    },
  )

  it('of a decision undone and repeated is sent once, of the one that holds', async () => {
    await subscribe('anna')
    const request = await asked()
    const decide = (how: string) => callAs('bela', `POST /day-off/${how}/{id}`, { path: { id: request }, body: {} })
    for (const how of ['approve', 'undo', 'approve']) await decide(how)
    const decision = (step: number) => jobOf(request, { type: 9, member: 'anna', id: `approved-${step}`, step })
    await deliver(decision(2), decision(4))
    expect(service.received.map(({ message }) => message.tag)).toEqual(['approved-4'])
  })

  it('goes to no browser whose session has ended, which is forgotten', async () => {
    const { id } = await subscribe('bela')
    table.keep(sessions, { ...table.kept(sessions, sessionOf('bela'))!, expires_at: now.seconds - 1 })
    await deliver(toldOf('a', 'bela'))
    expect(service.received).toEqual([])
    expect(table.kept(pushSubscriptions, { account: 'bela', id })).toBeUndefined()
  })

  it('is dropped once its reason has lapsed: a request withdrawn, a decision undone, a person or a company gone', async () => {
    await subscribe('bela')
    await subscribe('anna')
    const request = await asked()
    const decision = jobOf(request, { type: 9, member: 'anna', id: 'approved' })
    await deliver(decision)
    expect(service.received).toEqual([])
    await callAs('anna', 'DELETE /day-off/{id}', { path: { id: request } })
    await deliver(jobOf(request))
    const bela = table.kept(members, { company: 'c', id: 'bela' })!
    table.keep(members, { ...bela, status: 'inactive' })
    await deliver(toldOf('a', 'bela'))
    table.keep(members, bela)
    table.keep(companies, { ...table.kept(companies, { id: 'c' })!, is_deleted: true })
    await deliver(toldOf('b', 'bela', '2'))
    expect(service.received).toEqual([])
  })
})

describe('the browsers of somebody', () => {
  it('are listed by their names, with the key to subscribe with and nothing of their own keys', async () => {
    await subscribe('bela')
    const { body } = await callAs('bela', 'GET /notification/push')
    expect(body.data).toEqual({
      public_key: key,
      devices: [{ id: expect.any(String), browser: 'Firefox', system: 'Linux', created_at: now.seconds }],
    })
    expect((await callAs('anna', 'GET /notification/push')).body.data.devices).toEqual([])
  })

  it('are one where it subscribes again, and none where it is taken away, by its owner alone', async () => {
    const { id, ...address } = await subscribe('bela')
    await callAs('bela', 'POST /notification/push', { body: address })
    expect(await pushSubscriptionsOf('bela')).toHaveLength(1)
    await expect(callAs('anna', 'DELETE /notification/push/{id}', { path: { id } })).rejects.toThrow('404')
    await callAs('bela', 'DELETE /notification/push/{id}', { path: { id } })
    expect(await pushSubscriptionsOf('bela')).toEqual([])
    await expect(callAs('bela', 'DELETE /notification/push/{id}', { path: { id } })).rejects.toThrow('404')
  })

  it('S2 show the notifications of one account: whoever adds a browser takes it from whom it was before', async () => {
    const { id, ...address } = await subscribe('bela', 'shared')
    await callAs('anna', 'POST /notification/push', { body: address })
    expect(await pushSubscriptionsOf('bela')).toEqual([])
    await deliver(toldOf('a', 'bela', '1'), toldOf('b', 'anna', '2'))
    expect(service.received.map(({ message }) => message.tag)).toEqual(['2'])
    expect(table.kept(pushSubscriptions, { account: 'anna', id })).toBeDefined()
  })

  it('are twenty at most: the first one gives way', async () => {
    for (let number = 0; number <= mostDevices; number++) {
      vi.setSystemTime(new Date((now.seconds + number) * 1000))
      await subscribe('bela', `browser-${number}`)
    }
    const found = await pushSubscriptionsOf('bela')
    expect(found).toHaveLength(mostDevices)
    expect(found.some(({ endpoint }) => endpoint.endsWith('/browser-0'))).toBe(false)
  })

  it('S3 are twenty at most however many are added at the same moment', async () => {
    await subscribe('bela', 'first')
    const begin = mostDevices - 1
    for (let number = 1; number < begin; number++) await subscribe('bela', `browser-${number}`)
    await Promise.all(Array.from({ length: 8 }, (_, number) => subscribe('bela', `at-once-${number}`)))
    const rows = [...table.rows().values()].filter(({ _kind }) => _kind === pushSubscriptions.name)
    expect(rows).toHaveLength(mostDevices)
  })

  it('have keys that something can be encrypted with', async () => {
    const { p256dh, ...others } = service.subscribe('x')
    const point = Buffer.from(p256dh, 'base64url')
    for (const wrong of [
      Buffer.alloc(65, 4),
      Buffer.from(point.with(0, 2)),
      Buffer.from(point.with(64, point[64]! ^ 1)),
    ])
      await expect(
        callAs('bela', 'POST /notification/push', { body: { ...others, p256dh: wrong.toString('base64url') } }),
      ).rejects.toThrow('answers 422')
    expect(await pushSubscriptionsOf('bela')).toEqual([])
  })

  it('are at no other address than that of a push service', async () => {
    const body = { ...service.subscribe('x'), endpoint: 'https://169.254.169.254/latest' }
    await expect(callAs('bela', 'POST /notification/push', { body })).rejects.toThrow('answers 422')
  })
})
