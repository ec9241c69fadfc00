import type { KeyScope } from '../contract/endpoint.ts'
import type { OpenApi } from '../contract/openapi.ts'

/** A part of JSON Schema, as far as the description of the API uses it. */
interface Schema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

interface Operation {
  operationId: string
  summary: string
  'x-api-key-scope'?: KeyScope
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: { 200: { content: { 'application/json': { schema: Schema } } } }
}

/** What a call takes or a reply gives, by its name. */
export interface ReferenceField {
  name: string
  place: 'path' | 'query' | 'body' | 'reply'
  /** What it is, in the words of JSON. */
  type: string
  isRequired: boolean
  /** A value of it, for an example. */
  sample: unknown
}

/** An endpoint that is open to API keys. */
export interface ReferenceEntry {
  name: string
  method: string
  path: string
  scope: KeyScope
  /** What it does, in English. */
  summary: string
  fields: ReferenceField[]
}

/** The endpoints that are open to API keys, in the order of the description. */
export function referenceOf({ paths }: Pick<OpenApi, 'paths'>, today: string): ReferenceEntry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).flatMap(([method, operation]) => {
      const scope = operation['x-api-key-scope']
      if (!scope) return []
      const { operationId: name, summary } = operation
      return [{ name, method: method.toUpperCase(), path, scope, summary, fields: fieldsOf(operation, today) }]
    }),
  )
}

function fieldsOf({ parameters, requestBody, responses }: Operation, today: string): ReferenceField[] {
  const reply = responses[200].content['application/json'].schema
  return [
    ...parameters
      .filter(({ in: place }) => place === 'path' || place === 'query')
      .map(({ name, in: place, required, schema }) =>
        field({ name, place: place as 'path' | 'query', schema, isRequired: required }, today),
      ),
    ...propertiesOf('body', requestBody?.content['application/json'].schema, today),
    ...propertiesOf('reply', reply, today).filter(({ name }) => name !== 'success'),
  ]
}

const propertiesOf = (place: 'body' | 'reply', { properties = {}, required = [] }: Schema = {}, today: string) =>
  Object.entries(properties).map(([name, schema]) =>
    field({ name, place, schema, isRequired: required.includes(name) }, today),
  )

const field = (
  { name, place, schema, isRequired }: Omit<ReferenceField, 'type' | 'sample'> & { schema: Schema },
  today: string,
): ReferenceField => ({
  name,
  place,
  isRequired,
  type: typeOf(schema),
  sample: place === 'path' ? name.toUpperCase() : sampleOf(schema, today),
})

const month = String.raw`-(0[1-9]|1[0-2])$`
const year = String.raw`^(19|20)\d\d$`

/** What a value is, in short: `date`, `number | null`, `string[]`, `"open" | "accepted"`. */
export function typeOf(schema: Schema): string {
  const { type, format, pattern, items, anyOf } = schema
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ')
  if (Array.isArray(type)) return type.map(one => typeOf({ ...schema, type: one })).join(' | ')
  if (type === 'array') return items?.anyOf || items?.enum ? `(${typeOf(items)})[]` : `${typeOf(items ?? {})}[]`
  if (type === 'string' && format === 'date') return 'YYYY-MM-DD'
  if (type === 'string' && pattern?.endsWith(month)) return 'YYYY-MM'
  if (type === 'string' && pattern === year) return 'YYYY'
  return type ?? 'any'
}

/** A value that a schema allows; ids are left to whoever has some. */
function sampleOf(schema: Schema, today: string): unknown {
  const { enum: allowed, anyOf, items } = schema
  if (schema.const !== undefined) return schema.const
  if (allowed) return allowed[0]
  if (anyOf) return sampleOf(anyOf[0]!, today)
  const [kind] = [schema.type ?? []].flat()
  // Before its name is cut where kinds are told apart, which the name of a list of kinds does too.
  if (kind === 'array') return [sampleOf(items ?? {}, today)]
  const samples: Record<string, unknown> = {
    'YYYY-MM-DD': today,
    'YYYY-MM': today.slice(0, 7),
    YYYY: today.slice(0, 4),
    integer: 1,
    number: 1,
    boolean: true,
    string: schema.pattern?.includes('0-9A-Za-z_-') ? 'ID' : 'Example',
  }
  const type = typeOf(schema).split(' | ')[0]!
  return samples[type] ?? null
}

/** A command that calls an endpoint, with a value for all that has to be given; the key is in the shell's `SZABI_KEY`. */
export function commandOf({ method, path, fields }: ReferenceEntry, base: string): string {
  // A key is nobody's, so that whoever calls by one has to say whom it is about.
  const of = (place: ReferenceField['place']) =>
    fields.filter(one => one.place === place && (one.isRequired || one.name === 'user_id'))
  const filled = of('path').reduce((address, { name, sample }) => address.replace(`{${name}}`, String(sample)), path)
  const query = of('query').map(({ name, sample }) => `${name}=${String(sample)}`)
  const address = `${base}${filled}${query.length ? `?${query.join('&')}` : ''}`
  const hasBody = fields.some(({ place }) => place === 'body')
  const body = JSON.stringify(Object.fromEntries(of('body').map(({ name, sample }) => [name, sample])))
  return [
    `curl "${address}"`,
    ...(method === 'GET' || (method === 'POST' && hasBody) ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $SZABI_KEY"',
    ...(hasBody ? ['-H "Content-Type: application/json"', `-d '${body}'`] : []),
  ].join(' \\\n  ')
}
