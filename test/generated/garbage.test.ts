import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inputOf, maximumBodyBytes } from '#functions/platform/input.ts'
import { problemReply } from '#functions/platform/problem-reply.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { company } from '#shared/company/contract.ts'
import { permissions } from '#shared/contract/permission.ts'
import { leave } from '#shared/leave/contract.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { callEndpoint, endpoints, faultIn, isOfBackOffice, namesIn, type Outcome } from './call-endpoint.ts'

const world = openWorld()

/** The same garbage at every run, so that a red one can be run again; GARBAGE_SEED brings other garbage. */
const seed = Number(process.env.GARBAGE_SEED ?? 20261120)
let owner: Person
/** Two hundred guesses may well name a company and then delete it; so the one that is to be deleted is never renamed. */
let bystander: Person
let operator: Person
beforeAll(async () => {
  ;[owner, bystander, operator] = await Promise.all([
    world.founder(),
    world.founder(),
    world.operator({ additions: permissions }),
  ])
  await owner.client.asked(confirmIdentity, { body: { password } })
})

type Wrong = Parameters<typeof callEndpoint>[2]

/** What the contract alone makes of a call: how it refuses it, or what it gives to the handler. */
function readAs(endpoint: AnyEndpoint, { id = 'unknown', query = {}, body }: Wrong = {}) {
  const event = {
    pathParameters: Object.fromEntries(namesIn(endpoint).map(name => [name, id])),
    queryStringParameters: query,
    headers: { 'content-type': 'application/json' },
    body,
    isBase64Encoded: false,
  }
  try {
    return { input: JSON.stringify(inputOf(endpoint, event as unknown as APIGatewayProxyEventV2)) }
  } catch (error) {
    const reply = problemReply(error, 'en')
    return { refusal: { status: reply.statusCode, isOurs: true, worker: null, body: reply.body } satisfies Outcome }
  }
}

const callerOf = (endpoint: AnyEndpoint) =>
  isOfBackOffice(endpoint) ? operator : endpoint === company.deleteCompany ? bystander : owner

const call = (endpoint: AnyEndpoint, wrong: Wrong) =>
  callEndpoint(world.cloud.url, endpoint, {
    token: callerOf(endpoint).client.token,
    ...wrong,
  })

/** Calls an endpoint wrongly in many ways, one after the other, and says which were not answered as they should be. */
async function faultsOf(endpoint: AnyEndpoint, wrongs: [name: string, wrong: Wrong][]) {
  const faults: string[] = []
  for (const [name, wrong] of wrongs) {
    const fault = faultIn(await call(endpoint, wrong))
    if (fault) faults.push(`${name}: ${fault}`)
  }
  return faults
}

/** The refusals that are asked for by a call, which costs a hundred times as much as to read one here. */
const refusalsCalled = 5

/**
 * Asks wrongly in many ways, and says which were not answered as they should be. Of what the contract alone refuses, a few are
 * called; of what a handler cannot tell apart, one.
 */
async function faultsAmong(endpoint: AnyEndpoint, wrongs: [name: string, wrong: Wrong][], most = Infinity) {
  const all = wrongs.map(([name, wrong]) => ({ name, wrong, ...readAs(endpoint, wrong) }))
  const refused = all.flatMap(({ name, wrong, refusal }) => (refusal ? [{ name, wrong, refusal }] : []))
  const unsaid = refused.flatMap(({ name, refusal }) => faultIn(refusal)?.replace(/^/, `${name}: `) ?? [])
  const read = new Map(all.flatMap(({ input, ...one }) => (input === undefined ? [] : [[input, one] as const])))
  const called = [...[...read.values()].slice(0, most), ...refused.slice(0, refusalsCalled)]
  const failed = await faultsOf(
    endpoint,
    called.map(({ name, wrong }) => [name, wrong]),
  )
  return [...unsaid, ...failed]
}

/** The names of the fields that a schema knows, however deep. */
function fieldsOf(schema: object): string[] {
  const { properties = {}, ...others } = schema as { properties?: Record<string, object> }
  const inside = [...Object.values(properties), ...Object.values(others).flat()].filter(
    part => typeof part === 'object' && part !== null,
  )
  return [...Object.keys(properties), ...inside.flatMap(part => fieldsOf(part))]
}
const fieldsIn = ({ body }: AnyEndpoint) => [
  ...new Set(fieldsOf(z.toJSONSchema(body as z.ZodMiniType, { unrepresentable: 'any', io: 'input' }))),
]

const strange = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 53,
    1.5,
    '',
    ' ',
    [],
    {},
    [[]],
    [null],
    { length: 1 },
    '\u0000',
    '\ud800',
    '💥',
    'ő'.repeat(5000),
    '#',
    '__proto__',
    '{{comment}}',
    '$ne',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.string(), { maxLength: 120 }),
)
/** Values that some field takes, so that some bodies come far. */
const plausible = fc.constantFrom<unknown>(
  1,
  2,
  3,
  7,
  10,
  'me',
  'unknown',
  'HU',
  'hu',
  'language',
  '1900-01-01',
  '2100-12-31',
  '2026-02-30',
  '2027-03-01',
  '2027-12-31',
  2027,
  1900,
  2100,
  'a@example.hu',
  'Szabi2026',
  ['unknown'],
  false,
)

/** Anything that JSON can say: something else altogether, or an object with the right names and wrong things in them. */
const garbageFor = (endpoint: AnyEndpoint): fc.Arbitrary<unknown> =>
  fc.oneof<fc.WeightedArbitrary<unknown>[]>(
    { weight: 1, arbitrary: fc.jsonValue() },
    {
      weight: 4,
      arbitrary: fc.dictionary(
        fc.constantFrom('__proto__', 'constructor', ...fieldsIn(endpoint)),
        fc.oneof(strange, plausible),
      ),
    },
    { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...fieldsIn(endpoint)), plausible) },
  )

const strangeIds = [
  '..',
  '.',
  ' ',
  'á',
  '💥',
  '\u0000',
  '%',
  '#',
  '?',
  'a b',
  'a'.repeat(81),
  'a'.repeat(4000),
  '-',
  '_',
  '--',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '0',
  '{id}',
  "'; --",
  '<b>',
  'a.b',
  'a.',
  '.b',
]
const strangeWords = [
  '',
  ' ',
  'abc',
  '-1',
  '0',
  '1e9',
  '1899',
  '1900',
  '2099',
  '2100',
  '99999',
  '2026.5',
  '2026,2027',
  'null',
  '[]',
  '2026-02-30',
  '1900-01-01',
  '2100-12-31',
  '9999-12-31',
  '\u0000',
  '💥',
  '#',
  'x'.repeat(3000),
]

/** Those of which something can be asked wrongly. */
const askedFor = endpoints.filter(([, { plain, body, query }]) => !plain || body || query)

// All that is wrong with one endpoint in a row, while the worker that serves it is there.
describe.each(askedFor)('%s', (_, endpoint) => {
  if (endpoint.body) {
    it('refuses a body that nobody can read, whatever it is, and does not fail over one that can be read', async () => {
      const bodies = fc.sample(garbageFor(endpoint), { seed, numRuns: 1000 }).map(garbage => JSON.stringify(garbage))
      expect(
        await faultsAmong(
          endpoint,
          bodies.map(body => [body, { body }]),
          60,
        ),
      ).toEqual([])
    })

    it('refuses a body that is no JSON, or comes as something else', async () => {
      const largest = endpoint.largestBody ?? maximumBodyBytes
      const text = (type: string, body = '{}') => ({ body, headers: { 'content-type': type } })
      const statuses: Record<string, [Wrong, number]> = {
        'half an object': [{ body: '{"type_id":' }, 400],
        'a word': [{ body: 'undefined' }, 400],
        'two objects': [{ body: '{}{}' }, 400],
        'plain text': [text('text/plain'), 415],
        'a form': [text('application/x-www-form-urlencoded', 'a=b'), 415],
        XML: [text('application/xml', '<a/>'), 415],
        bytes: [text('application/octet-stream'), 415],
        'more than is read': [{ body: JSON.stringify('x'.repeat(largest + 1024)) }, 413],
        'more than is read, in letters of two bytes': [{ body: JSON.stringify('ő'.repeat(largest / 2 + 1024)) }, 413],
      }
      for (const [name, [wrong, status]] of Object.entries(statuses)) {
        const outcome = await call(endpoint, wrong)
        expect([name, outcome.status, faultIn(outcome)]).toEqual([name, status, undefined])
      }
      const others: [string, Wrong][] = [
        ['a deep one', { body: '['.repeat(20_000) + ']'.repeat(20_000) }],
        ['nothing', { body: 'null' }],
        ['a compressed one', { body: '{}', headers: { 'content-encoding': 'gzip' } }],
      ]
      expect(await faultsOf(endpoint, others)).toEqual([])
    })
  }

  if (namesIn(endpoint).length)
    it('finds nothing under an id that nothing can have', async () => {
      expect(
        await faultsAmong(
          endpoint,
          strangeIds.map(id => [id, { id }]),
        ),
      ).toEqual([])
    })

  if (endpoint.query)
    it('refuses a query that asks for nothing, or does not look at it', async () => {
      const names = [
        ...fieldsOf(z.toJSONSchema(endpoint.query as z.ZodMiniType, { unrepresentable: 'any', io: 'input' })),
        '__proto__',
        'other',
      ]
      const queries = names.flatMap(name =>
        strangeWords.map((word): [string, Wrong] => [`${name}=${word.slice(0, 30)}`, { query: { [name]: word } }]),
      )
      expect(await faultsAmong(endpoint, queries)).toEqual([])
    })

  if (!endpoint.plain)
    it('is not found in a language that nobody here speaks', async () => {
      for (const locale of ['de', 'HU', 'hu-HU', 'undefined', '*']) {
        const outcome = await call(endpoint, { locale })
        expect([locale, outcome.status, outcome.body.code, faultIn(outcome)]).toEqual([
          locale,
          404,
          'notFound',
          undefined,
        ])
      }
    })

  if (endpoint.changes && endpoint.access !== 'anyone')
    it('refuses a key for repeating that is none', async () => {
      for (const key of ['x', 'a b c d e f g', 'x'.repeat(81), '#########']) {
        const outcome = await call(endpoint, {
          headers: { 'idempotency-key': key },
          ...(endpoint === leave.requestLeave && {
            body: '{"type_id":1,"from_date":"2027-03-01","to_date":"2027-03-01"}',
          }),
        })
        expect([404, 422]).toContain(outcome.status)
        expect(faultIn(outcome)).toBeUndefined()
      }
    })
})
