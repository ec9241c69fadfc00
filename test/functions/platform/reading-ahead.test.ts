import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { now } from '../in-memory/call.ts'
import { companyOf, sessionOf } from '../waves/company.ts'

const { accessToken } = await import('#functions/account/access-token.ts')
const { serveReadingAhead } = await import('#functions/platform/serve.ts')
const { Conflict } = await import('#functions/platform/table.ts')

beforeEach(async () => void (await companyOf(5)))

const contract = endpoint('POST /thing/{id}', {
  summary: '',
  access: 'admin',
  body: z.object({ count: z.int() }),
  reply: z.object({ data: z.array(z.string()) }),
})

const read: string[] = []
let conflicts = 0
const handler = serveReadingAhead(
  contract,
  async ({ path, body }, { company, user }) => {
    read.push(`${path.id} ${body.count} ${company} ${user}`)
    if (path.id === 'missing') throw new Error('there is no such thing')
    return `reading ${read.length}`
  },
  async (_input, _context, found) => {
    const data = [await found()]
    if (conflicts-- > 0) throw new Conflict('changed meanwhile')
    return { data }
  },
) as unknown as (event: object, context: object) => Promise<{ statusCode: number; body: string }>

const eventOf = (path: string, named: object = {}) => ({
  rawPath: `/api/en${path}`,
  pathParameters: { locale: 'en', ...named },
  requestContext: { requestId: 'r', http: { sourceIp: '203.0.113.9' } },
})

async function asked(who: string, { id = 't', body = '{"count":1}', session = sessionOf(who).id } = {}) {
  read.length = 0
  const token = await accessToken({ account: who, id: session, company: 'c' }, now)
  const event = {
    ...eventOf(`/thing/${id}`, { id }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  }
  const { statusCode, body: text } = await handler(event, {})
  return { status: statusCode, data: (JSON.parse(text) as { data?: unknown }).data }
}

it('what a call is decided on is read by the company and the person of the token, once', async () => {
  expect(await asked('csilla')).toEqual({ status: 200, data: ['reading 1'] })
  expect(read).toEqual(['t 1 c csilla'])
})

it('of an account it is read too where no company is selected', async () => {
  const ofAccount = serveReadingAhead(
    endpoint('POST /own', { summary: '', access: 'account', reply: z.object({ data: z.array(z.string()) }) }),
    async (_, { company, user }) => [`${company} ${user}`],
    async (_input, _context, found) => ({ data: await found() }),
  ) as unknown as typeof handler
  const token = await accessToken({ account: 'anna', id: sessionOf('anna').id, company: null }, now)
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await ofAccount({ ...eventOf('/own'), headers }, {})
  expect(JSON.parse(body)).toMatchObject({ data: ['null anna'] })
})

it('an attempt after a conflict reads it anew', async () => {
  conflicts = 2
  expect(await asked('csilla')).toEqual({ status: 200, data: ['reading 3'] })
})

it('who is refused sees nothing of it, and is told of the refusal, not of what the reading met', async () => {
  expect(await asked('anna')).toEqual({ status: 403, data: undefined })
  expect(await asked('anna', { id: 'missing' })).toEqual({ status: 403, data: undefined })
  expect(await asked('csilla', { session: 'ended', id: 'missing' })).toEqual({ status: 401, data: undefined })
})

it('input that is not as the contract says is refused after the credentials, and nothing is read by it', async () => {
  expect(await asked('csilla', { body: '{"count":"many"}' })).toEqual({ status: 422, data: undefined })
  expect(await asked('anna', { body: '{"count":"many"}' })).toEqual({ status: 403, data: undefined })
  expect(read).toEqual([])
})
