import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { QueueStore } from '#infra/local/queues/queue-store.ts'

const settings = [
  { name: 'emails', visibilityTimeout: 30, delay: 0, redrive: { to: 'dead', after: 2 } },
  { name: 'dead', visibilityTimeout: 30, delay: 0 },
]
let now = 0
let store: DatabaseSync
let queues: QueueStore

const seconds = (count: number) => (now += count * 1000)
const open = () => (queues = new QueueStore(store, settings, {}, () => now))
const bodies = (most = 10) => queues.receive('emails', most).map(({ body }) => body)

beforeEach(() => {
  now = Date.UTC(2026, 2, 2)
  store = new DatabaseSync(':memory:')
  open()
})

it('receives messages in order, up to the requested number', () => {
  for (const body of ['a', 'b', 'c']) queues.send({ queue: 'emails', body })
  expect(bodies(2)).toEqual(['a', 'b'])
  expect(bodies(2)).toEqual(['c'])
  expect(bodies(2)).toEqual([])
})

it('hides a delayed message until its time', () => {
  queues.send({ queue: 'emails', body: 'later', delay: 15 })
  seconds(14)
  expect(bodies()).toEqual([])
  seconds(1)
  expect(bodies()).toEqual(['later'])
})

it('redelivers a message that was not deleted within the visibility timeout', () => {
  queues.send({ queue: 'emails', body: 'a' })
  expect(queues.receive('emails', 1)[0]).toMatchObject({ received: 1 })
  seconds(29)
  expect(bodies()).toEqual([])
  seconds(1)
  expect(queues.receive('emails', 1)[0]).toMatchObject({ received: 2, firstReceivedAt: now - 30_000 })
})

it('is empty while nothing is due, processed or to be tried again, whatever lies among dead letters', () => {
  expect(queues.areEmpty()).toBe(true)
  queues.send({ queue: 'emails', body: 'later', delay: 15 })
  queues.send({ queue: 'dead', body: 'parked' })
  expect(queues.areEmpty()).toBe(true)
  seconds(15)
  expect(queues.areEmpty()).toBe(false)
  const { id } = queues.receive('emails', 1)[0]!
  expect(queues.areEmpty()).toBe(false)
  queues.remove(id)
  expect(queues.areEmpty()).toBe(true)
})

it('deletes a message', () => {
  queues.send({ queue: 'emails', body: 'a' })
  for (const { id } of queues.receive('emails', 1)) queues.remove(id)
  seconds(60)
  expect(bodies()).toEqual([])
  expect(queues.nextVisible('emails')).toBeUndefined()
})

it('security 14: a company that takes up the consumers lets a company pass that sent later, and goes on while nobody else waits', () => {
  for (let message = 0; message < 60; message++) queues.send({ queue: 'emails', body: 'hanging', group: 'noisy' })
  const inFlight = queues.receive('emails', 30)
  queues.send({ queue: 'emails', body: 'quiet', group: 'quiet' })
  queues.send({ queue: 'emails', body: 'of nobody' })
  expect(bodies(2)).toEqual(['quiet', 'of nobody'])
  expect(bodies(1)).toEqual(['hanging'])
  for (const { id } of inFlight) queues.remove(id)
  queues.send({ queue: 'emails', body: 'quiet', group: 'quiet' })
  expect(bodies(2)).toEqual(['hanging', 'hanging'])
})

it('nobody is passed who has fewer than thirty messages in flight, or no more than a tenth of all', () => {
  for (let message = 0; message < 30; message++) queues.send({ queue: 'emails', body: 'first', group: 'first' })
  queues.receive('emails', 29)
  queues.send({ queue: 'emails', body: 'second', group: 'second' })
  expect(bodies(1)).toEqual(['first'])
  for (let message = 0; message < 270; message++) queues.send({ queue: 'emails', body: 'many', group: `${message}` })
  expect(queues.receive('emails', 271)).toHaveLength(271)
  for (const group of ['first', 'last']) queues.send({ queue: 'emails', body: group, group })
  expect(bodies(2)).toEqual(['first', 'last'])
})

it('takes groups in a store that was made before there were any', () => {
  queues.send({ queue: 'emails', body: 'a' })
  store.exec('ALTER TABLE message DROP COLUMN "group"')
  open()
  queues.send({ queue: 'emails', body: 'b', group: 'company' })
  expect(bodies()).toEqual(['a', 'b'])
})

it('moves a message received too often to the dead-letter queue', () => {
  queues.send({ queue: 'emails', body: 'cursed' })
  for (let i = 0; i < 2; i++) {
    expect(bodies()).toEqual(['cursed'])
    seconds(30)
  }
  expect(bodies()).toEqual([])
  expect(queues.bodies('dead')).toEqual(['cursed'])
})

it('makes messages in flight visible after a restart, but keeps delays', () => {
  queues.send({ queue: 'emails', body: 'held' })
  bodies()
  queues.send({ queue: 'emails', body: 'delayed', delay: 60 })
  open()
  expect(bodies()).toEqual(['held'])
  seconds(60)
  expect(bodies()).toContain('delayed')
})

it('counts no try that a restart interrupted', () => {
  queues.send({ queue: 'emails', body: 'held' })
  for (let restart = 0; restart < 5; restart++) {
    expect(bodies()).toEqual(['held'])
    open()
  }
  expect(queues.bodies('dead')).toEqual([])
})

it('gives the MD5 that the SDK checks', () => {
  expect(queues.send({ queue: 'emails', body: 'árvíz' }).digest).toBe('e35deb1401c18e1a5f48600521010265')
})

it('cloud 3: moves what failed for good back to the queue it comes from, to be received anew', () => {
  queues.send({ queue: 'emails', body: 'a' })
  for (let attempt = 0; attempt < 3; attempt++) {
    queues.receive('emails', 1)
    seconds(30)
  }
  expect(queues.bodies('dead')).toEqual(['a'])
  expect([queues.redrive('dead'), queues.redrive('dead'), queues.redrive('emails')]).toEqual([1, 0, 0])
  expect(queues.receive('emails', 1)[0]).toMatchObject({ body: 'a', received: 1 })
})

it('delivers late, twice and in another order where it is asked to, as SQS may', () => {
  queues = new QueueStore(store, settings, { redelivered: 1 }, () => now)
  for (const body of ['a', 'b', 'c', 'd', 'e', 'f']) queues.send({ queue: 'emails', body })
  const received: string[] = []
  for (let late = 0; late <= 40; late++, now += 50) received.push(...bodies())
  expect(received.toSorted().join('')).toBe('aabbccddeeff')
  expect(received.join('')).not.toBe('aabbccddeeff')
})
