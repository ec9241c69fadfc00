import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { now } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { companyOf } from '../waves/company.ts'
import { recorded } from '../waves/recorder.ts'

const { apiKeys, apiKeyUses, hashOf, keyText } = await import('#functions/platform/api-keys.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { serveReadingAhead } = await import('#functions/platform/serve.ts')

const secret = '0123456789abcdefghjkmnpqrs'
const company = '1'.repeat(26)
const key = {
  company,
  id: `key-${'2'.repeat(26)}`,
  name: 'Bérprogram',
  scope: 'read' as const,
  hash: hashOf(secret),
  created_at: 0,
  created_by: 'csilla',
  ends_at: null,
  revoked_at: null,
}
let table: InMemoryTable
const read: string[] = []

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  read.length = 0
  table = await companyOf(5)
  table.keep(companies, { ...table.kept(companies, { id: 'c' })!, id: company })
  table.keep(apiKeys, key)
})

const handler = serveReadingAhead(
  endpoint('GET /thing', {
    summary: '',
    access: 'admin',
    keys: 'read',
    reply: z.object({ data: z.object({ found: z.string(), role: z.int(), user: z.string() }) }),
  }),
  async (_, { company: read_in }) => {
    read.push(read_in)
    return `of ${read_in}`
  },
  async (_, { actor }, found) => ({ data: { found: await found(), role: actor.role, user: actor.user } }),
) as unknown as (
  event: object,
  context: object,
) => Promise<{ statusCode: number; body: string; headers: Record<string, string> }>

async function asked(text = keyText(key, secret)) {
  const { statusCode, body, headers } = await handler(
    {
      rawPath: '/api/en/thing',
      headers: { authorization: `Bearer ${text}` },
      pathParameters: { locale: 'en' },
      requestContext: { requestId: 'r', http: { sourceIp: '203.0.113.9' } },
    },
    {},
  )
  return { status: statusCode, headers, ...(JSON.parse(body) as { data?: unknown; message?: string }) }
}

it('a key acts in its company with the rights of an administrator, under its own id', async () => {
  const { status, data } = await asked()
  expect([status, data]).toEqual([200, { found: `of ${company}`, role: 2, user: key.id }])
})

it('a key is checked with one read, and nothing else is read for one that is not genuine', async () => {
  const { waves } = await recorded(async () => void (await asked(keyText(key, secret.replace('0', '1')))), 0)
  expect(waves).toBe(1)
  expect(read).toEqual([])
})

it('a key that has expired is as good as none, from the second on that it names', async () => {
  table.keep(apiKeys, { ...key, ends_at: now.seconds + 1 })
  expect((await asked()).status).toBe(200)
  table.keep(apiKeys, { ...key, ends_at: now.seconds })
  expect((await asked()).status).toBe(401)
})

it('a revoked key has no secret that could be right', async () => {
  table.keep(apiKeys, { ...key, hash: null, revoked_at: now.seconds })
  expect((await asked()).status).toBe(401)
})

it('P05: keys are closed with the plan that had them, which the reply says, and work again with it', async () => {
  const open = table.kept(companies, { id: company })!
  table.keep(companies, { ...open, has_integrations: false })
  const { status, message } = await asked()
  expect([status, message]).toEqual([403, expect.stringContaining('Premium')])
  table.keep(companies, open)
  expect((await asked()).status).toBe(200)
})

it('a key of a deleted company is as good as none', async () => {
  table.keep(companies, { ...table.kept(companies, { id: company })!, is_deleted: true })
  expect((await asked()).status).toBe(401)
})

it('a key that has called too often in this minute is told when it may go on; the last minute counts nothing', async () => {
  const minute = Math.floor(now.seconds / 60)
  table.keep(apiKeyUses, { key: key.id, minute: minute - 1, calls: 1000 })
  expect((await asked()).headers['ratelimit-remaining']).toBe('299')
  table.keep(apiKeyUses, { key: key.id, minute, calls: 299 })
  expect((await asked()).headers['ratelimit-remaining']).toBe('0')
  table.keep(apiKeyUses, { key: key.id, minute, calls: 300 })
  const { status, headers } = await asked()
  expect([status, headers['retry-after'], headers['ratelimit-reset']]).toEqual([429, '60', '60'])
})
