import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface Presigned {
  method: string
  /** Path and query, as they were sent. */
  url: string
  headers: IncomingHttpHeaders
  /** The secret key of the signer. */
  secret: string
  now: Date
}

/** S3's error code and message. */
interface PresignedError {
  code: string
  message: string
}

/** Whether a URL is presigned. */
export const isPresigned = (url: string) => /[?&]X-Amz-Signature=/.test(url)

/** The longest expiry S3 accepts, in seconds: a week. */
const maxExpiry = 604_800

/**
 * The error of using a presigned URL (AWS Signature Version 4 in the query), if any: it must not have expired, and method, path,
 * query and every signed header must be those that were signed.
 */
export function presignedError({ method, url, headers, secret, now }: Presigned): PresignedError | undefined {
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const parameters = new URLSearchParams(query)
  const of = (name: string) => parameters.get(`X-Amz-${name}`) ?? ''
  const expiry = Number(of('Expires'))
  if (of('Algorithm') !== 'AWS4-HMAC-SHA256' || !(expiry > 0) || expiry > maxExpiry)
    return { code: 'AuthorizationQueryParametersError', message: 'The query is not signed as it should be.' }
  const signedAt = Date.parse(of('Date').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(now.getTime() <= signedAt + expiry * 1000)) return { code: 'AccessDenied', message: 'Request has expired' }

  const names = of('SignedHeaders').split(';')
  const unsigned = Object.keys(headers).find(name => name.startsWith('x-amz-') && !names.includes(name))
  if (unsigned)
    return {
      code: 'AccessDenied',
      message: `There were headers present in the request which were not signed: ${unsigned}`,
    }
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
