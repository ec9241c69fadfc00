import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Message } from '#functions/platform/send-messages.ts'
import type { CompanyPlan } from '#shared/company/plan/plan.ts'
import type { Webhook } from '#shared/integrations/webhooks/webhook.ts'
import { openReceiver } from '#test/support/receiver.ts'
import { now } from '../../in-memory/call.ts'
import type { InMemoryTable } from '../../in-memory/table.ts'
import { companyOf } from '../../waves/company.ts'

const queued: Message[] = []
const emails: Message[] = []
vi.doMock('#functions/platform/webhooks.ts', () => ({
  enqueueDeliveries: async (all: Message[]) => queued.push(...all),
}))
vi.doMock('#functions/platform/queue.ts', () => ({
  enqueueEmails: async (all: Message[]) => emails.push(...all),
  enqueuePushes: async () => {},
}))
vi.stubEnv('PRIVATE_ADDRESSES', 'allowed')
vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})

const { integrateOnChange } = await import('#functions/integrations/on-change.ts')
const { handler } = await import('#functions/integrations/send-webhooks.ts')
const { sealSecret } = await import('#functions/integrations/webhooks/sealed-secret.ts')
const { nextAttempt } = await import('#functions/integrations/webhooks/delivery-job.ts')
const { queueEvent } = await import('#functions/integrations/webhooks/queue-event.ts')
const { webhookDeliveries, webhooks } = await import('#functions/integrations/webhooks/webhook-store.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { companies, headcounts } = await import('#functions/company/company-store.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { noPlan } = await import('#shared/company/plan/plan.ts')
const { replayed } = await import('#shared/integrations/webhooks/deliver.ts')

let table: InMemoryTable
let receiver: Awaited<ReturnType<typeof openReceiver>>
const key = { company: 'c', id: 'w' }
const event = { company: 'c', id: 'e', event: 'request.created', at: now.seconds, data: {} } as const

beforeAll(async () => void (receiver = await openReceiver()))
afterAll(() => receiver.close())
beforeEach(async () => {
  table = await companyOf(5)
  queued.length = emails.length = receiver.received.length = 0
  vi.setSystemTime(new Date(now.seconds * 1000))
  const webhook: Webhook = {
    ...key,
    name: 'Bérprogram',
    url: receiver.url,
    events: ['request.created'],
    secret: await sealSecret('whsec_test', key),
    former: null,
    state: 'on',
    off_at: null,
    failing_since: null,
    created_at: now.seconds - 10,
    created_by: 'csilla',
  }
  table.keep(webhooks, webhook)
})

/** Hands a message to the consumer at the moment at which the queue would, and says how many minutes that is from now. */
async function receive({ body, after = 0 }: Message) {
  vi.setSystemTime(new Date(Date.now() + after * 1000))
  const Records = [{ messageId: 'm', body: JSON.stringify(body) }]
  return handler({ Records } as unknown as SQSEvent, {} as never)
}

/** Delivers whatever is queued, until nothing is. */
async function run() {
  let messages = 0
  for (let message = queued.shift(); message; message = queued.shift()) {
    expect(await receive(message)).toEqual({ batchItemFailures: [] })
    messages++
  }
  return messages
}
const imageOf = (webhook: Webhook) => ({ ...webhook, _kind: 'Webhook' })

it('a receiver that fails for a day is switched off, and its administrators are told in the bell and by email', async () => {
  receiver.answerWith(500, 'nem megy')
  const before = imageOf(table.kept(webhooks, key)!)
  await queueEvent(event, now)
  const messages = await run()
  expect(receiver.received).toHaveLength(8)
  // A queue delays a quarter of an hour at most, so that a pause of hours is many messages.
  expect(messages).toBeGreaterThan(90)
  const lost = table.kept(webhooks, key)!
  expect(lost.state).toBe('off')
  expect((lost.off_at! - now.seconds) / 3600).toBeGreaterThan(24)
  expect(table.kept(webhookDeliveries, { company: 'c', webhook: 'w', id: 'e' })).toMatchObject({
    state: 'failed',
    attempts: Array.from({ length: 8 }, () => expect.objectContaining({ status: 500, answer: 'nem megy' })),
  })

  for (const _ of ['read', 'read again']) await integrateOnChange({ before, after: imageOf(lost) })
  const told = [...table.rows().values()].filter(
    row => row._kind === notifications.name && (row as { deadline?: { kind: string } }).deadline?.kind === 'webhook',
  )
  expect(new Set(told.map(({ member }) => member))).toEqual(new Set(['csilla', 'denes']))
  expect(told).toHaveLength(2)
  expect(new Set(emails.map(({ id }) => id)).size).toBe(2)
  // It gets nothing more.
  await queueEvent({ ...event, id: 'e2', at: lost.off_at! }, now)
  expect(queued).toEqual([])
})

it('a change that is read again is queued again only while nothing was sent, and is the same delivery', async () => {
  receiver.answerWith(200)
  await queueEvent(event, now)
  await queueEvent(event, now)
  expect(queued).toHaveLength(2)
  await run()
  await queueEvent(event, now)
  expect([queued.length, receiver.received.length]).toEqual([0, 1])
})

it('an event from before the webhook, or that it does not want, or of a plan without webhooks, is not queued', async () => {
  await queueEvent({ ...event, at: now.seconds - 60 }, now)
  await queueEvent({ ...event, event: 'sheet.accepted' }, now)
  const standard: CompanyPlan = {
    ...noPlan('c'),
    subscriptions: [{ plan: 'standard', term: 'year', seats: 20, from_date: '2026-01-01', to_date: '2026-12-31' }],
  }
  table.keep(companyPlans, standard)
  // Up to nine people have everything whatever they pay.
  table.keep(headcounts, { company: 'c', part: '', active: 20 })
  await queueEvent(event, now)
  expect(queued).toEqual([])
})

it('what waits for a webhook that is paused or removed is not sent any more', async () => {
  await queueEvent(event, now)
  const [message] = queued.splice(0)
  table.keep(webhooks, { ...table.kept(webhooks, key)!, state: 'paused' })
  await receive(message!)
  expect(receiver.received).toEqual([])
  expect(table.kept(webhookDeliveries, { company: 'c', webhook: 'w', id: 'e' })?.state).toBe('failed')
})

it('J03 a deleted company tells nothing any more, neither what happens then nor what was under way, tried by hand or not', async () => {
  await queueEvent(event, now)
  const company = table.kept(companies, { id: 'c' })!
  const restored = { ...company, is_deleted: false }
  table.keep(companies, { ...company, is_deleted: true })
  const [message] = queued.splice(0)
  await receive(message!)
  await queueEvent({ ...event, id: 'later' }, now)
  expect([queued, receiver.received]).toEqual([[], []])
  const delivery = { company: 'c', webhook: 'w', id: 'e' }
  const stopped = table.kept(webhookDeliveries, delivery)!
  expect(stopped).toMatchObject({ state: 'failed', attempts: [], next_at: null })
  // A test or a replay that was begun a moment before.
  const byHand = replayed(stopped, now)
  table.keep(webhookDeliveries, byHand)
  await receive(nextAttempt(byHand, now))
  expect([receiver.received, table.kept(webhooks, key)?.failing_since]).toEqual([[], null])

  table.keep(companies, restored)
  const again = replayed(table.kept(webhookDeliveries, delivery)!, now)
  table.keep(webhookDeliveries, again)
  await receive(nextAttempt(again, now))
  expect(table.kept(webhookDeliveries, delivery)?.state).toBe('delivered')
})
