import type { OutgoingHttpHeaders } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** An HTTP reply. */
export interface Reply {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A reply of API Gateway itself. */
export const message = (status: number, text: string): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message: text })),
})

/** API Gateway's reply when a function fails or returns an invalid response. */
export const failure = () => message(500, 'Internal Server Error')

/** Turns a function's response into a reply by the rules of payload format 2.0. */
export function replyOf(payload: string): Reply {
  const value: unknown = JSON.parse(payload)
  if (!isStructured(value)) return plain(200, 'application/json', typeof value === 'string' ? value : payload)

  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded } = value
  if (!Number.isInteger(Number(statusCode)) || Number(statusCode) < 100 || Number(statusCode) > 599) return failure()
  const lower = Object.entries(headers).map(([name, content]) => [name.toLowerCase(), String(content)])
  return {
    status: Number(statusCode),
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(lower),
      ...(cookies?.length && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  }
}

const isStructured = (value: unknown): value is APIGatewayProxyStructuredResultV2 =>
  typeof value === 'object' && value !== null && 'statusCode' in value

const plain = (status: number, type: string, body: string): Reply => ({
  status,
  headers: { 'content-type': type },
  body: Buffer.from(body),
})
