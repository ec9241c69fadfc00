import * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { Endpoint, Feature, KeyScope } from './endpoint.ts'
import { problemStatus, type ProblemCode } from './problem.ts'

type Schema = Record<string, unknown>

/** The parts of an OpenAPI 3.1 document that are typed here. */
export interface OpenApi extends Record<string, unknown> {
  openapi: '3.1.1'
  paths: Record<string, Record<string, unknown>>
}

interface About {
  title: string
  version: string
  /** The locales of paths, the default first. */
  languages: readonly string[]
}

/** Generates the OpenAPI document from the contract, so that the two cannot differ. */
export function openapi(features: Record<string, Feature>, { title, version, languages }: About): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [feature, endpoints] of Object.entries(features))
    for (const [entry, endpoint] of Object.entries(endpoints)) {
      const path = (paths[endpoint.path] ??= endpoint.plain ? { servers: [{ url: '/api' }] } : {})
      path[endpoint.method.toLowerCase()] = operation(feature, entry, endpoint)
    }
  return {
    openapi: '3.1.1',
    info: { title, version, description },
    servers: [{ url: '/api/{locale}', variables: { locale: { enum: languages, default: languages[0] } } }],
    tags: Object.keys(features).map(name => ({ name })),
    paths,
    components: {
      schemas: { Refusal: refusal },
      responses: Object.fromEntries(
        [...Object.entries(problemStatus), ['fault', 500] as const].map(([code]) => [
          code,
          response(code, reference('schemas/Refusal')),
        ]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The token of somebody who is signed in, for a quarter of an hour',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'szk_…',
          description:
            'A key that administrators create in the settings of their company. Every reply to it says in RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset how often it may still call in this minute; beyond that it is answered 429 with Retry-After.',
        },
      },
    },
  }
}

const description =
  'The language of the path is that of every sentence in the reply. A reply is usable only when its `success` is 1; a refusal has `success` 0, a code, and sentences for people.'

const reference = (place: string): Schema => ({ $ref: `#/components/${place}` })

/** The reply of a failed call. */
const refusal: Schema = {
  type: 'object',
  properties: {
    success: { const: 0 },
    code: { enum: [...Object.keys(problemStatus), 'fault'] },
    message: { type: 'string', description: 'What is wrong, for people' },
    errors: {
      type: 'object',
      description: 'What is wrong with single fields, by their names',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
  required: ['success', 'code', 'message'],
}

function operation(feature: string, entry: string, endpoint: Endpoint): Schema {
  const { summary, access, body, keys } = endpoint
  return {
    operationId: entry,
    tags: [feature],
    summary,
    description: keys ? `${whoMay(access)} ${whichKeys[keys]}` : whoMay(access),
    security: access === 'anyone' ? [] : [{ bearer: [] }, ...(keys ? [{ apiKey: [] }] : [])],
    ...(keys && { 'x-api-key-scope': keys }),
    parameters: [...inPath(endpoint), ...inQuery(endpoint), ...inHeader(endpoint)],
    ...(body && { requestBody: { required: isRequired(body), content: json(schemaOf(body, 'input')) } }),
    responses: {
      200: response('Done', replyOf(endpoint)),
      ...(endpoint.versioned && { 304: { description: 'The client holds this version' } }),
      ...Object.fromEntries(problemsOf(endpoint).map(code => [problemStatus[code], reference(`responses/${code}`)])),
      500: reference('responses/fault'),
    },
  }
}

const audiences: Partial<Record<Access, string>> = {
  anyone: 'For everybody.',
  account: 'For everybody who is signed in.',
  member: 'For active members of the selected company.',
  admin: 'For administrators of the selected company.',
  superadmin: 'For superadmins of the selected company.',
  operator: 'For operators of the service.',
}
const whoMay = (access: Access) =>
  audiences[access] ?? `For operators with the permission ${access.replace('operator:', '')}.`

const whichKeys: Record<KeyScope, string> = {
  read: 'Open to every API key.',
  write: 'Open to API keys that may write.',
}

const inPath = ({ path }: Endpoint): Schema[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

function inQuery({ query }: Endpoint): Schema[] {
  const { properties = {}, required = [] }: Properties = query ? schemaOf(query, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** Calls that write take an idempotency key. */
const inHeader = ({ changes, access }: Endpoint): Schema[] =>
  changes && access !== 'anyone'
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
        },
      ]
    : []

/** The problems that an endpoint may reply with: those that follow from its definition, and those that it names. */
function problemsOf({
  access,
  changes,
  confirmed,
  keys,
  body,
  query,
  path,
  plain,
  problems = [],
}: Endpoint): ProblemCode[] {
  const reasons: Partial<Record<ProblemCode, boolean>> = {
    unreadable: Boolean(body),
    unauthenticated: access !== 'anyone',
    forbidden: access !== 'anyone' && access !== 'account',
    notFound: !plain || path.includes('{'),
    conflict: changes,
    tooLarge: Boolean(body),
    unsupportedMediaType: Boolean(body),
    invalid: Boolean(body ?? query) || (changes && access !== 'anyone'),
    identityUnconfirmed: Boolean(confirmed),
    tooMany: Boolean(keys) || (changes && (access === 'anyone' || access === 'account')),
  }
  return (Object.keys(problemStatus) as ProblemCode[]).filter(code => reasons[code] || problems.includes(code))
}

interface Properties {
  properties?: Record<string, Schema>
  required?: string[]
}

function replyOf({ reply, plain }: Endpoint): Schema {
  if (plain) return { type: 'object' }
  const { properties, required = [], ...others } = (reply ? schemaOf(reply, 'output') : {}) as Properties
  return {
    ...others,
    type: 'object',
    properties: { success: { const: 1 }, ...properties },
    required: ['success', ...required],
  }
}

const isRequired = (schema: z.ZodMiniType) => !schema.safeParse(undefined).success

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return plain
}

const json = (schema: Schema) => ({ 'application/json': { schema } })
const response = (description: string, schema: Schema): Schema => ({ description, content: json(schema) })
