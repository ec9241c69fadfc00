import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pollQueue } from '#infra/local/queues/queue-mapping.ts'
import { QueueStore } from '#infra/local/queues/queue-store.ts'
import { eventually } from '../fixture/eventually.ts'

let queues: QueueStore
let batches: string[][]
let closing: AbortController
beforeEach(() => {
  queues = new QueueStore(new DatabaseSync(':memory:'), [{ name: 'events', visibilityTimeout: 30, delay: 0 }])
  batches = []
  closing = new AbortController()
})
afterEach(() => closing.abort())

const poll = (window?: number) =>
  pollQueue(
    {
      queues,
      queue: 'events',
      queueArn: 'arn',
      region: 'eu-central-1',
      batchSize: 3,
      concurrency: 1,
      reportsFailures: false,
      ...(window !== undefined && { window }),
      invoke: async ({ Records }) => {
        batches.push(Records.map(({ body }) => body))
        return { ok: true, payload: '{}', requestId: 'r', pid: 1 }
      },
    },
    closing.signal,
  )

const send = (...bodies: string[]) => bodies.forEach(body => queues.send({ queue: 'events', body }))

it('delivers a message at once where batches are not gathered', async () => {
  poll()
  send('a')
  await eventually(() => batches.length)
  send('b')
  await eventually(() => batches.length > 1)
  expect(batches).toEqual([['a'], ['b']])
})

it('gathers messages for a while, and no longer than a batch is full', async () => {
  poll(300)
  send('a')
  await eventually(() => queues.nextVisible('events')! > Date.now())
  send('b')
  await eventually(() => batches.length)
  expect(batches).toEqual([['a', 'b']])

  send('c', 'd', 'e', 'f')
  await eventually(() => batches.length > 1)
  expect(batches[1]).toHaveLength(3)
  await eventually(() => batches.length > 2)
  expect(batches.flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

it('ends while it gathers, and leaves the messages for the next start', async () => {
  poll(60_000)
  send('a')
  await eventually(() => queues.nextVisible('events')! > Date.now())
  closing.abort()
  expect(queues.bodies('events')).toEqual(['a'])
  expect(batches).toEqual([])
})
