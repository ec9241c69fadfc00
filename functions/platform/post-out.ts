import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { optionalSetting } from './environment.ts'
import { isPublicAddress } from './public-address.ts'

/** Milliseconds within which a receiver has to answer. */
export const answerWithin = 10_000

/** Milliseconds for which the body of an answer is waited for after its status, and how many bytes of it are read. */
const bodyWithin = 2_000
const mostRead = 2_048

/** Why there was no answer. */
export type OutFault = 'unknown_host' | 'not_public' | 'no_connection' | 'no_certificate' | 'timed_out'

export type OutAnswer = { status: number; start: string; fault: null } | { status: null; start: ''; fault: OutFault }

class NotPublic extends Error {}

/** Whether this installation may call addresses that are not of the internet, as the local cloud does. */
export const mayCallPrivately = () => optionalSetting('PRIVATE_ADDRESSES') === 'allowed'

/** Looks a host up, and refuses it where one of its addresses is not of the internet: the connection is made to what was looked up here, and nothing looks it up again. */
const lookupPublicly: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? new NotPublic(), '', 4)
    if (!mayCallPrivately() && !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new NotPublic(), '', 4)
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })

/** Whether a URL names what is not called: a port of another service, no TLS, or an address that is not of the internet. */
export function isRefused({ protocol, port, hostname }: URL): boolean {
  if (mayCallPrivately()) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  return (
    protocol !== 'https:' ||
    (port !== '' && Number(port) < 1024) ||
    (isIP(host) !== 0 && !isPublicAddress(host)) ||
    /(^|\.)(localhost|local|internal)\.?$/.test(host)
  )
}

/** Whether a host is known, and has addresses of the internet alone. */
export function findHost(url: URL): Promise<'found' | 'unknown_host' | 'not_public'> {
  if (isRefused(url)) return Promise.resolve('not_public')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return Promise.resolve('found')
  return new Promise(resolve =>
    lookupPublicly(host, { all: true }, error =>
      resolve(error ? (error instanceof NotPublic ? 'not_public' : 'unknown_host') : 'found'),
    ),
  )
}

/**
 * Posts to an address that somebody else has chosen. Redirects are not followed, an answer is read to a bound, and whatever happens is an
 * outcome and no error.
 */
export async function postOut(
  url: URL,
  { body, headers, within = answerWithin }: { body: string; headers: Record<string, string>; within?: number },
): Promise<OutAnswer> {
  if (isRefused(url)) return { status: null, start: '', fault: 'not_public' }
  try {
    return await post(url, { body, headers, within })
  } catch (error) {
    return { status: null, start: '', fault: faultOf(error) }
  }
}

function post(
  url: URL,
  { body, headers, within }: { body: string; headers: Record<string, string>; within: number },
): Promise<OutAnswer> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? requestHttp : requestHttps)(url, {
      method: 'POST',
      agent: false,
      lookup: lookupPublicly,
      signal: AbortSignal.timeout(within),
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    })
    request.on('error', reject)
    request.on('response', response => {
      const parts: Buffer[] = []
      let read = 0
      const end = () => {
        clearTimeout(patience)
        const start = Buffer.concat(parts).subarray(0, mostRead).toString('utf8')
        resolve({ status: response.statusCode ?? 0, start, fault: null })
        // Without reading what is left of it.
        request.destroy()
      }
      const patience = setTimeout(end, bodyWithin)
      response.on('data', (part: Buffer) => {
        parts.push(part)
        read += part.length
        if (read >= mostRead) end()
      })
      response.on('end', end)
      response.on('error', end)
    })
    request.end(body)
  })
}

const connectionLost = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'EPROTO']

function faultOf(error: unknown): OutFault {
  if (error instanceof NotPublic) return 'not_public'
  const { name, code = '' } = error as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timed_out'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host'
  if (!connectionLost.includes(code) && /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|ERR_TLS|ERR_SSL/.test(code))
    return 'no_certificate'
  return 'no_connection'
}
