import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface Presigned {
  method: string
  /** Path and query, as they were sent. */
  url: string
  headers: IncomingHttpHeaders
  /** The secret of whoever signed. */
  secret: string
  now: Date
}

/** A refusal by its code and sentence, as S3 words them. */
export interface Refusal {
  code: string
  message: string
}

/** Whether an address was signed to be used by somebody else. */
export const isPresigned = (url: string) => /[?&]X-Amz-Signature=/.test(url)

/** The longest that S3 lets a signed address live, in seconds: a week. */
const longestLife = 604_800

/**
 * What is wrong with the use of a signed address (AWS Signature Version 4 in the query), if anything: it may be too old, and method,
 * path, query and every signed header, length and type among them, must be those that were signed.
 */
export function faultOf({ method, url, headers, secret, now }: Presigned): Refusal | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const parameters = new URLSearchParams(query)
  const of = (name: string) => parameters.get(`X-Amz-${name}`) ?? ''
  const life = Number(of('Expires'))
  if (of('Algorithm') !== 'AWS4-HMAC-SHA256' || !(life > 0) || life > longestLife)
    return { code: 'AuthorizationQueryParametersError', message: 'The query is not signed as it should be.' }
  const signedAt = Date.parse(of('Date').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(now.getTime() <= signedAt + life * 1000)) return { code: 'AccessDenied', message: 'Request has expired' }

  const names = of('SignedHeaders').split(';')
  const canonical = [
    method,
    path,
    canonicalQuery(parameters),
    ...names.map(name => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const [, ...scope] = of('Credential').split('/')
  const text = ['AWS4-HMAC-SHA256', of('Date'), scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`)
  const [expected, given] = [hmac(key, text), Buffer.from(of('Signature'), 'hex')]
  return names.includes('host') && expected.length === given.length && timingSafeEqual(expected, given)
    ? undefined
    : {
        code: 'SignatureDoesNotMatch',
        message: 'The request signature we calculated does not match the signature you provided.',
      }
}

const canonicalQuery = (parameters: URLSearchParams) =>
  [...parameters]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest()
