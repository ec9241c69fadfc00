import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'

/** The error of a DynamoDB call. */
export class DynamoError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** The credentials of the operator's own database; dynoxide accepts any. */
const credentials = () => ({
  id: process.env.AWS_ACCESS_KEY_ID ?? 'local',
  secret: process.env.AWS_SECRET_ACCESS_KEY ?? 'local',
  token: process.env.AWS_SESSION_TOKEN,
})

/** The headers of a call to DynamoDB, signed (AWS Signature Version 4). */
export function signedHeaders(
  url: string,
  target: string,
  body: string | Buffer,
  region: string,
): Record<string, string> {
  const { id, secret, token } = credentials()
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '')
  const headers: Record<string, string> = {
    'content-type': 'application/x-amz-json-1.0',
    host: new URL(url).host,
    'x-amz-date': date,
    ...(token && { 'x-amz-security-token': token }),
    'x-amz-target': target,
  }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const request = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n')

  const scope = [date.slice(0, 8), region, 'dynamodb', 'aws4_request']
  const signature = hmac(
    signingKeyFor(secret, scope),
    ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(request)].join('\n'),
  )
  const credential = `Credential=${id}/${scope.join('/')}`
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names}, Signature=${signature.toString('hex')}`,
  }
}

/** The key of the last scope: it changes once a day, and deriving it takes longer than signing. */
let derived: { from: string; key: KeyObject } | undefined

function signingKeyFor(secret: string, scope: string[]): KeyObject {
  const from = [secret, ...scope].join('/')
  if (derived?.from !== from) {
    const key = scope.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`)
    // A key of bytes is made into a key object at every signature, which takes five times as long as signing.
    derived = { from, key: createSecretKey(Buffer.from(key)) }
  }
  return derived.key
}

const sha256 = (text: string | Buffer) => hash('sha256', text, 'hex')
const hmac = (secret: string | Buffer | KeyObject, text: string) => createHmac('sha256', secret).update(text).digest()

/** A minimal DynamoDB client for the local cloud's own calls: action name and JSON input. */
export function dynamoAt(url: string, region: string) {
  return async function call<Reply>(target: string, input: object): Promise<Reply> {
    const text = JSON.stringify(input)
    const address = addressOf(url, target)
    const reply = await fetch(address, {
      method: 'POST',
      headers: signedHeaders(address, target, text, region),
      body: text,
    })
    const body = (await reply.json()) as { __type?: string; message?: string }
    if (!reply.ok) throw new DynamoError(body.__type?.split('#').at(-1) ?? String(reply.status), body.message ?? '')
    return body as Reply
  }
}

/** AWS serves the streams API at an endpoint of its own. */
const addressOf = (url: string, target: string) =>
  target.startsWith('DynamoDBStreams') ? url.replace('://dynamodb.', '://streams.dynamodb.') : url

export type DynamoCall = ReturnType<typeof dynamoAt>
