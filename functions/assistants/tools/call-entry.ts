import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { addressOf } from '#shared/contract/client.ts'
import { inputOfTool } from '#shared/assistants/tool.ts'
import type { Language } from '#shared/words/language.ts'
import type { Handler, OfferedTool } from './offered.ts'

/** The call of an assistant: its own event, and the token by which entries of the contract know the person. */
export interface AssistantCall {
  event: APIGatewayProxyEventV2
  token: string
  language: Language
}

/** What an entry of the contract answers. */
export interface Answer {
  status: number
  body: { success?: 0 | 1; message?: string; errors?: Record<string, string[]> } & Record<string, unknown>
}

/** Calls an entry of the contract as a page would, so that it goes through the same access, input and rules. */
export async function callEntry(
  { endpoint, load }: OfferedTool,
  given: Record<string, unknown>,
  { event, token, language }: AssistantCall,
  idempotencyKey?: string,
): Promise<Answer> {
  const { path, query, body } = inputOfTool(endpoint, given)
  const [rawPath = '', rawQueryString = ''] = addressOf(endpoint, { path, query }).split('?')
  const { handler } = (await load()) as { handler: Handler }
  const inner: APIGatewayProxyEventV2 = {
    ...event,
    routeKey: `${endpoint.method} /api/{locale}${endpoint.path}`,
    rawPath: `/api/${language}${rawPath}`,
    rawQueryString,
    cookies: [],
    headers: {
      ...passedOn(event.headers),
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    pathParameters: { ...path, locale: language },
    queryStringParameters: query,
    body: body && JSON.stringify(body),
    isBase64Encoded: false,
  }
  const reply = await handler(inner as never, {} as never)
  return { status: reply.statusCode ?? 200, body: JSON.parse(reply.body || '{}') as Answer['body'] }
}

/** By which the network of the caller is known. */
const passedOn = (headers: APIGatewayProxyEventV2['headers']) =>
  Object.fromEntries(
    ['x-origin-secret', 'x-viewer-address', 'x-forwarded-for', 'user-agent'].flatMap(name =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    ),
  )
