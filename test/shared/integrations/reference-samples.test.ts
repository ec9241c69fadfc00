import { describe, expect, it } from 'vitest'
import { commandOf, referenceOf } from '#shared/integrations/reference.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const place = (name: string, within: string, required: boolean, schema: object = { type: 'string' }) => ({
  name,
  in: within,
  required,
  schema,
})
const operation = (over: object = {}) => ({
  operationId: 'try',
  summary: 'Tries',
  'x-api-key-scope': 'read',
  parameters: [],
  responses: { 200: json({ properties: { success: { type: 'boolean' } } }) },
  ...over,
})
const of = (method: string, path: string, over: object = {}) =>
  referenceOf({ paths: { [path]: { [method]: operation(over) } } }, '2026-11-24')[0]!
const sampleOf = (schema: object) =>
  of('get', '/x', { parameters: [place('x', 'query', true, schema)] }).fields[0]!.sample

describe('P05: a sample of what an endpoint takes', () => {
  it.each([
    ['the day', { type: 'string', format: 'date' }, '2026-11-24'],
    ['the day, where there may be none', { type: ['string', 'null'], format: 'date' }, '2026-11-24'],
    ['the month', { type: 'string', pattern: String.raw`^\d{4}-(0[1-9]|1[0-2])$` }, '2026-11'],
    ['the year', { type: 'string', pattern: String.raw`^(19|20)\d\d$` }, '2026'],
    ['one, of a whole number', { type: 'integer' }, 1],
    ['one, of a number', { type: 'number' }, 1],
    ['yes', { type: 'boolean' }, true],
    ['an id', { type: 'string', pattern: '^[0-9A-Za-z_-]{11}$' }, 'ID'],
    ['a text', { type: 'string', pattern: '^[a-z]+$' }, 'Example'],
    ['the one value that there is', { const: 7 }, 7],
    ['the first of some', { enum: ['b', 'a'] }, 'b'],
    ['the first way', { anyOf: [{ type: 'boolean' }, { type: 'integer' }] }, true],
    ['a list of one', { type: 'array', items: { type: 'string', format: 'date' } }, ['2026-11-24']],
    ['a list of the first of some', { type: 'array', items: { type: 'string', enum: ['read', 'write'] } }, ['read']],
    ['a list of the first kind', { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } }, [1]],
    ['a list, where there may be none', { type: ['array', 'null'], items: { enum: ['b'] } }, ['b']],
    ['nothing, of what is not described', {}, null],
  ])('is %s', (_, schema, sample) => expect(sampleOf(schema)).toEqual(sample))
})

describe('P05: what is said of an endpoint', () => {
  it('is nothing where no key may call it', () => {
    const paths = {
      '/x': { get: operation({ 'x-api-key-scope': undefined }), put: operation({ operationId: 'kept' }) },
    }
    expect(referenceOf({ paths }, '2026-11-24').map(({ name, method }) => [name, method])).toEqual([['kept', 'PUT']])
  })

  it('are the parts of its address, then its body and its reply, each needed or not, without headers', () => {
    const { fields } = of('post', '/x/{id}', {
      parameters: [place('if-match', 'header', true), place('id', 'path', true), place('page', 'query', false)],
      requestBody: json({ properties: { a: { type: 'integer' }, b: { type: 'string' } }, required: ['b'] }),
      responses: { 200: json({ properties: { success: {}, data: { type: 'object' } }, required: ['data'] }) },
    })
    expect(fields.map(one => [one.place, one.name, one.isRequired])).toEqual([
      ['path', 'id', true],
      ['query', 'page', false],
      ['body', 'a', false],
      ['body', 'b', true],
      ['reply', 'data', true],
    ])
  })
})

describe('P05: the command of an endpoint', () => {
  const body = { requestBody: json({ properties: { comment: { type: 'string' } } }) }
  it.each([
    ['get', 'without a body', {}, null],
    ['post', 'with a body', body, null],
    ['post', 'without a body', {}, '-X POST'],
    ['put', 'with a body', body, '-X PUT'],
    ['delete', 'without a body', {}, '-X DELETE'],
  ])('of %s %s says that where it is not understood by itself', (method, _, over, said) => {
    const command = commandOf(of(method, '/x', over), 'https://a')
    expect(/-X \w+/.exec(command)?.[0] ?? null).toBe(said)
    expect(command.includes("-d '{}'")).toBe('requestBody' in over)
  })

  it('fills in every part of the address, and says whom it is about even where that may be left out', () => {
    const parameters = [
      place('id', 'path', true),
      place('extraId', 'path', true),
      place('user_id', 'query', false),
      place('page', 'query', false),
      place('year', 'query', true, { type: 'integer' }),
    ]
    const [first] = commandOf(of('get', '/x/{id}/y/{extraId}', { parameters }), 'https://a').split(' \\\n')
    expect(first).toBe('curl "https://a/x/ID/y/EXTRAID?user_id=Example&year=1"')
  })
})
