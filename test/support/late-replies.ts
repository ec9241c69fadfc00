import { createServer } from 'node:http'
import { listen } from '#infra/local/http/listen.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'

/** Milliseconds after which replies are let go, in turn, so that what was asked for first does not always come first. */
const latenesses = [250, 400, 550, 700]

/**
 * A local cloud at another URL, at which replies of the API come late, as on a slow network. Late they are here and not in the page,
 * since a page whose requests are held keeps no script from one address to the next.
 */
export async function lateReplies(cloud: LocalCloud): Promise<LocalCloud> {
  let calls = 0
  const server = createServer((request, response) => {
    const lateness = request.url?.startsWith('/api/') ? latenesses[calls++ % latenesses.length] : 0
    setTimeout(() => void cloud.handler(request, response), lateness)
  })
  const url = `http://127.0.0.1:${await listen(server, 0)}`
  const close = () => {
    server.close()
    server.closeAllConnections()
    return cloud.close()
  }
  return { ...cloud, url, close }
}
