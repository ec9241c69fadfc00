import { expect, it, vi } from 'vitest'
import { endpoint } from '#shared/contract/endpoint.ts'
import { problem } from '#shared/contract/problem.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const { perCallOf } = await import('#functions/platform/per-call.ts')
const { serve } = await import('#functions/platform/serve.ts')
const { Conflict } = await import('#functions/platform/table.ts')

const event = {
  rawPath: '/api/en/x',
  headers: {},
  pathParameters: { locale: 'en' },
  requestContext: { requestId: 'r', http: { sourceIp: '203.0.113.9' } },
}

it('what is done for a call is done once, although a conflict has its handler run again', async () => {
  const [count, verify] = [vi.fn(async () => 'counted'), vi.fn(async () => 'verified')]
  const runs: string[] = []
  const open = endpoint('POST /x', { summary: 'x', access: 'anyone' })
  const handler = serve(open, async (_, { perCall }) => {
    runs.push(`${await perCall('count', count)} ${await perCall('verify', verify)}`)
    if (runs.length < 3) throw new Conflict('changed meanwhile')
  }) as unknown as (event: object, context: object) => Promise<{ statusCode: number }>

  expect((await handler(event, {})).statusCode).toBe(200)
  expect(runs).toEqual(Array(3).fill('counted verified'))
  expect([count, verify].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  runs.length = 0
  expect((await handler(event, {})).statusCode).toBe(200)
  expect(count).toHaveBeenCalledTimes(2)
})

it('what was refused for a call is refused again, without being done again', async () => {
  const refuse = vi.fn(() => Promise.reject(problem('tooMany')))
  const perCall = perCallOf()
  for (let run = 0; run < 2; run++) await expect(perCall('count', refuse)).rejects.toMatchObject({ code: 'tooMany' })
  expect(refuse).toHaveBeenCalledOnce()
})
