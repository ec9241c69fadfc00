import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type * as z from 'zod/mini'
import type { Endpoint, PathOf } from '#shared/contract/endpoint.ts'
import { Problem, refuse, type FieldErrors } from '#shared/contract/problem.ts'
import { Id } from '#shared/contract/wire.ts'
import { isSentenceKey, type Sentence } from '#shared/words/sentence.ts'

export const maximumBodyBytes = 256 * 1024

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined

/** The parsed request: path parameters, query and body, typed by the contract. */
export interface Input<E> {
  path: E extends Endpoint<infer Route, infer _Q, infer _B, infer _R, infer _W> ? PathOf<Route> : never
  query: E extends Endpoint<infer _Route, infer Q, infer _B, infer _R, infer _W> ? Parsed<Q> : never
  body: E extends Endpoint<infer _Route, infer _Q, infer B, infer _R, infer _W> ? Parsed<B> : never
}

/** @throws Problem `notFound` for an impossible id, `unreadable`, `unsupportedMediaType`, `tooLarge` or `invalid` */
export function inputOf<E extends Endpoint>(endpoint: E, event: APIGatewayProxyEventV2): Input<E> {
  const { locale: _, ...path } = event.pathParameters ?? {}
  for (const value of Object.values(path)) if (!isPossibleId(value)) throw new Problem('notFound')
  return {
    path,
    query: endpoint.query && parseOrRefuse(endpoint.query, event.queryStringParameters ?? {}),
    body: endpoint.body && parseOrRefuse(endpoint.body, bodyOf(event, endpoint.largestBody)),
  } as Input<E>
}

// The token of a link is an id and a signature, separated by a dot.
const isPossibleId = (value: string | undefined) => (value ?? '').split('.').every(part => Id.safeParse(part).success)

function bodyOf(
  { body, isBase64Encoded, headers }: APIGatewayProxyEventV2,
  largest: number = maximumBodyBytes,
): unknown {
  if (!body) return undefined
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (Buffer.byteLength(text) > largest) throw new Problem('tooLarge')
  if (!/^application\/json *(;|$)/i.test(headers['content-type'] ?? '')) throw new Problem('unsupportedMediaType')
  try {
    return JSON.parse(text, wellFormed)
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('unreadable')
  }
}

/** Refuses lone surrogates, which JSON can express and DynamoDB cannot store. */
function wellFormed(field: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw refuse(field || 'body', 'problems:strangeCharacters')
  return value
}

function parseOrRefuse(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const errors: FieldErrors = {}
  for (const issue of result.error.issues)
    (errors[issue.path[0] === undefined ? 'body' : issue.path.join('.')] ??= []).push(sentenceOf(issue))
  throw new Problem('invalid', { errors })
}

/** The sentence for a validation issue: `required` for a missing value, else the schema's own, else a general one. */
function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  if ('input' in issue && issue.input === undefined) return { key: 'problems:required' }
  const values = {
    maximum: Number('maximum' in issue ? issue.maximum : 0),
    minimum: Number('minimum' in issue ? issue.minimum : 0),
  }
  if (isSentenceKey(issue.message)) return { key: issue.message, values }
  return { key: 'problems:invalidValue' }
}
