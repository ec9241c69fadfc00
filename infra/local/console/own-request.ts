import type { IncomingMessage } from 'node:http'

/**
 * Whether a request is for this machine and comes from its own pages or from a program. A site that a developer visits can lead its
 * own name to this address (DNS rebinding), which only the host tells, and can post forms to it, which only origin and fetch metadata tell.
 */
export function isOwnRequest({ method, headers, socket }: IncomingMessage): boolean {
  const hosts = ['127.0.0.1', 'localhost'].map(name => `${name}:${socket.localPort}`)
  if (!hosts.includes(headers.host ?? '')) return false
  if (method === 'GET' || method === 'HEAD') return true
  const { origin, 'sec-fetch-site': site } = headers
  return (
    (origin === undefined || hosts.some(host => origin === `http://${host}`)) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  )
}
