import { createHash, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { problem } from '#shared/contract/problem.ts'
import { optionalSetting } from './environment.ts'

type Call = Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>

/**
 * Where a call comes from. Calls have to come through the site's own front, which marks them with a secret and says
 * whose they are; while the secret is being replaced there are two. Where there is no front, the connection itself tells.
 * @throws Problem `forbidden` for a call through the side door
 */
export function callerAddress({ headers, requestContext }: Call): string {
  const secrets = optionalSetting('ORIGIN_SECRET')?.split(' ')
  if (!secrets) return networkOf(requestContext.http.sourceIp)
  const mark = digestOf(headers['x-origin-secret'] ?? '')
  const isMarked = secrets.map(secret => timingSafeEqual(digestOf(secret), mark)).includes(true)
  if (!isMarked) throw problem('forbidden')
  return networkOf(headers['x-viewer-address'] ?? requestContext.http.sourceIp)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Somebody with an address of version 6 has 2⁶⁴ of them, so their network counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const [first, last] = [head, tail].map(part => (part ? part.split(':') : []))
  const gap = tail === undefined ? [] : Array<string>(8 - first!.length - last!.length).fill('0')
  const groups = [...first!, ...gap, ...last!].slice(0, 4)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
