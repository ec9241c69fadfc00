import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { problem } from '#shared/contract/problem.ts'
import { optionalSetting } from './environment.ts'

type Call = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>

/**
 * The network that a call comes from. CloudFront sends the origin secret and the viewer's address; two secrets are accepted
 * while one is being rotated. Without a configured secret there is no CloudFront, and the connection's address counts.
 * @throws Problem `forbidden` for a call that bypasses CloudFront
 */
export function callerAddress({ headers, requestContext }: Call): string {
  const secrets = optionalSetting('ORIGIN_SECRET')?.split(' ')
  if (!secrets) return networkOf(requestContext.http.sourceIp)
  const sent = digestOf(headers['x-origin-secret'] ?? '')
  const isAccepted = secrets.map(secret => timingSafeEqual(digestOf(secret), sent)).includes(true)
  if (!isAccepted) throw problem('forbidden')
  return networkOf(headers['x-viewer-address'] ?? requestContext.http.sourceIp)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Reduces an IPv6 address to its /64 network, since one subscriber owns 2⁶⁴ addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail].map(part => (part ? part.split(':') : []))
  const gap = tail === undefined ? [] : Array<string>(8 - first!.length - last!.length).fill('0')
  const groups = [...first!, ...gap, ...last!].slice(0, 4)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
