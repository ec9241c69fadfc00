import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, it } from 'vitest'
import { QueueStore } from '#infra/local/queues/queue-store.ts'

const terms = [
  { name: 'letters', visibilityTimeout: 30, delay: 0, redrive: { to: 'dead', after: 2 } },
  { name: 'dead', visibilityTimeout: 30, delay: 0 },
]
let now = 0
let store: DatabaseSync
let queues: QueueStore

const seconds = (count: number) => (now += count * 1000)
const open = () => (queues = new QueueStore(store, terms, () => now))
const bodies = (most = 10) => queues.receive('letters', most).map(({ body }) => body)

beforeEach(() => {
  now = Date.UTC(2026, 2, 2)
  store = new DatabaseSync(':memory:')
  open()
})

it('hands messages out in the order they came, so many at once as are asked for', () => {
  for (const body of ['a', 'b', 'c']) queues.send({ queue: 'letters', body })
  expect(bodies(2)).toEqual(['a', 'b'])
  expect(bodies(2)).toEqual(['c'])
  expect(bodies(2)).toEqual([])
})

it('hides a delayed message until its time', () => {
  queues.send({ queue: 'letters', body: 'later', delay: 15 })
  seconds(14)
  expect(bodies()).toEqual([])
  seconds(1)
  expect(bodies()).toEqual(['later'])
})

it('hands a message out again when it was not removed in time', () => {
  queues.send({ queue: 'letters', body: 'a' })
  expect(queues.receive('letters', 1)[0]).toMatchObject({ received: 1 })
  seconds(29)
  expect(bodies()).toEqual([])
  seconds(1)
  expect(queues.receive('letters', 1)[0]).toMatchObject({ received: 2, firstReceivedAt: now - 30_000 })
})

it('removes a message for good', () => {
  queues.send({ queue: 'letters', body: 'a' })
  for (const { id } of queues.receive('letters', 1)) queues.remove(id)
  seconds(60)
  expect(bodies()).toEqual([])
  expect(queues.nextVisible('letters')).toBeUndefined()
})

it('lays a message aside that was handed out as often as the template allows', () => {
  queues.send({ queue: 'letters', body: 'cursed' })
  for (let i = 0; i < 2; i++) {
    expect(bodies()).toEqual(['cursed'])
    seconds(30)
  }
  expect(bodies()).toEqual([])
  expect(queues.bodies('dead')).toEqual(['cursed'])
})

it('gives back at its next opening what was in somebody’s hands, but keeps a delay', () => {
  queues.send({ queue: 'letters', body: 'held' })
  bodies()
  queues.send({ queue: 'letters', body: 'delayed', delay: 60 })
  open()
  expect(bodies()).toEqual(['held'])
  seconds(60)
  expect(bodies()).toContain('delayed')
})

it('knows the digest that a sender checks', () => {
  expect(queues.send({ queue: 'letters', body: 'árvíz' }).digest).toBe('e35deb1401c18e1a5f48600521010265')
})
