import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { startFixture } from './fixture/fixture-cloud.ts'

let cloud: LocalCloud
beforeAll(async () => void (cloud = await startFixture({ workers: 4 })))
afterAll(() => cloud.close())

const misbehave = (way: string, amount = 0) =>
  fetch(`${cloud.url}/api/hu/misbehave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ way, amount }),
  })

const workerOf = (reply: Response) => reply.headers.get('x-local-worker')

const event = (way: string, amount = 0) => ({ body: JSON.stringify({ way, amount }) })
const invoke = (way: string, amount?: number) => cloud.invoke('probes-misbehave', event(way, amount))

describe('a worker', () => {
  it('runs one event after the other', async () => {
    const first = workerOf(await misbehave('wait'))
    expect(workerOf(await misbehave('wait'))).toBe(first)
  })

  it('is joined by others when busy, each with one event at a time', async () => {
    const threeTimes = (way: string, amount: number) => Promise.all([1, 2, 3].map(() => misbehave(way, amount)))
    // Longer than a cold start takes, so that none of the three is free again for another.
    const warm = await threeTimes('wait', 2_000)
    const replies = await threeTimes('last', 1_000)
    expect(new Set(replies.map(workerOf))).toEqual(new Set(warm.map(workerOf)))
    expect(new Set(warm.map(workerOf)).size).toBe(3)
    const times = await Promise.all(
      replies.map(async reply => (await reply.json()) as { began: number; ended: number }),
    )
    expect(Math.max(...times.map(({ began }) => began))).toBeLessThan(Math.min(...times.map(({ ended }) => ended)))
  })

  it('is waited for when the pool is full', async () => {
    const replies = await Promise.all(Array.from({ length: 9 }, () => misbehave('wait', 50)))
    expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(new Set(replies.map(workerOf)).size).toBeLessThanOrEqual(4)
  })

  it('is replaced by one of another function when it has been idle longest', async () => {
    const [busy] = await Promise.all([
      misbehave('wait', 50),
      misbehave('wait', 50),
      misbehave('wait', 50),
      misbehave('wait', 50),
    ])
    const others = ['/event/1', '/event/list'].map(path => fetch(`${cloud.url}/api/hu${path}`))
    for (const reply of await Promise.all(others)) expect(reply.status).toBe(200)
    expect(busy?.status).toBe(200)
    expect(cloud.meter().functions['fixture-api-probes-show-list']).toMatchObject({ cold_starts: 1, invocations: 1 })
  })

  it('stays while a burst of another function, which holds most of the pool, waits for its own', async () => {
    cloud.recycle()
    const list = () => fetch(`${cloud.url}/api/hu/event/list`)
    const warm = workerOf(await list())
    const burst = await Promise.all(Array.from({ length: 9 }, () => misbehave('wait', 50)))
    expect(burst.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(new Set(burst.map(workerOf)).size).toBe(3)
    expect(workerOf(await list())).toBe(warm)
  })

  it('is waited for while the pool is full, before a warm one of another function is ended', async () => {
    cloud.recycle()
    const others = ['/event/1', '/event/list'].map(path => `${cloud.url}/api/hu${path}`)
    const warm = [workerOf(await fetch(others[0]!)), workerOf(await fetch(others[1]!))]
    await Promise.all([misbehave('wait', 500), misbehave('wait', 500)])
    const burst = await Promise.all(Array.from({ length: 6 }, () => misbehave('wait', 20)))
    expect(new Set(burst.map(workerOf)).size).toBe(2)
    expect([workerOf(await fetch(others[0]!)), workerOf(await fetch(others[1]!))]).toEqual(warm)
  })

  it('is started in place of an idle one of another function for an event that has waited for long', async () => {
    cloud.recycle()
    await Promise.all([fetch(`${cloud.url}/api/hu/event/1`), fetch(`${cloud.url}/api/hu/event/list`)])
    await Promise.all([misbehave('wait', 500), misbehave('wait', 500)])
    const late = await Promise.all([1, 2, 3].map(() => misbehave('wait', 1_500)))
    expect(new Set(late.map(workerOf)).size).toBe(3)
  })

  it('runs new code after recycling', async () => {
    const first = workerOf(await misbehave('wait'))
    cloud.recycle()
    expect(workerOf(await misbehave('wait'))).not.toBe(first)
  })

  it('is shared by the functions of a bundle for as long as they are to share', async () => {
    const others = ['/event/1', '/event/list'].map(path => `${cloud.url}/api/hu${path}`)
    const workers = async () => [workerOf(await fetch(others[0]!)), workerOf(await fetch(others[1]!))]
    cloud.shareWorkers(true)
    const [one, same] = await workers()
    expect(one).toBe(same)
    cloud.shareWorkers(false)
    const [own, other] = await workers()
    expect(own).not.toBe(other)
    expect([own, other]).not.toContain(one)
  })

  it('survives an error of its handler, whose details the caller does not see', async () => {
    const reply = await misbehave('throw')
    expect(reply.status).toBe(500)
    expect(await reply.json()).toEqual({ message: 'Internal Server Error' })
    expect(workerOf(await misbehave('wait'))).toBe(workerOf(reply))
    expect(await invoke('throw')).toMatchObject({
      ok: false,
      failure: { errorType: 'TypeError', errorMessage: 'on purpose' },
    })
  })

  it('is replaced when its process ends', async () => {
    const failed = await misbehave('exit')
    expect(failed.status).toBe(500)
    const next = await misbehave('wait')
    expect(next.status).toBe(200)
    expect(workerOf(next)).not.toBe(workerOf(failed))
  })

  it('is killed over its memory limit', async () => {
    expect(await invoke('eat', 1500)).toMatchObject({ ok: false, failure: { errorType: 'Runtime.ExitError' } })
    expect((await misbehave('wait')).status).toBe(200)
  })

  it('may return 6 MiB and no more', async () => {
    expect(await invoke('overflow', 5 * 2 ** 20)).toMatchObject({ ok: true })
    expect(await invoke('overflow', 6 * 2 ** 20)).toMatchObject({
      failure: { errorType: 'Function.ResponseSizeTooLarge' },
    })
  })

  it('gets an error reply when it returns an invalid response', async () => {
    expect((await misbehave('nonsense')).status).toBe(500)
  })
})

describe('the time limit', () => {
  it('kills a handler that never yields', async () => {
    const hurried = {
      name: 'hurried',
      arn: '',
      role: '',
      log: '',
      exported: 'handler',
      memoryLimit: 2 ** 30,
      timeLimit: 300,
      environment: {},
    }
    const { WorkerPool } = await import('#infra/local/functions/worker-pool.ts')
    const pool = new WorkerPool({ log: () => {} })
    const directory = `${process.cwd()}/dist/fixture/probes`
    const outcome = await pool.invoke({ ...hurried, directory, module: `${directory}/misbehave.mjs` }, event('spin'))
    expect(outcome).toMatchObject({
      ok: false,
      failure: { errorMessage: expect.stringContaining('Task timed out after 0.30 seconds') },
    })
    pool.close()
  })
})
