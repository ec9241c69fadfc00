import { createServer } from 'node:http'
import { listen } from '#infra/local/http/listen.ts'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { keepPermissions, startSzabi } from '#infra/local/szabi.ts'

/** With fewer workers than a file has functions to wake, each call would wait for a cold start; sixteen racers count as sixteen. */
const workers = 48

/** The security log has a line for every sign-in; between thousands of them nobody would see what went wrong. */
function log(source: string, line: string) {
  if (!line.startsWith('{"level":"info"')) console.error(`${source}: ${line}`)
}

/** A local cloud of a file's own, for tests that look at the whole of it. */
export const ownCloud = (props: Parameters<typeof startSzabi>[0] = {}) =>
  startSzabi({ workers, sharedWorkers: true, log, ...props })

let started: Promise<LocalCloud> | undefined
let files = 0

/**
 * The local cloud of this test process, as one test file sees it. Files that run one after the other in a process share it, as
 * companies share the product; each calls from a network address of its own, since throttling counts by address. The cloud
 * ends with the process.
 */
export async function sharedCloud(): Promise<LocalCloud> {
  started ??= ownCloud()
  const cloud = await started
  const { close, ...addressed } = await calledFrom(`10.0.0.${++files}`, cloud)
  return {
    ...addressed,
    close: async () => {
      await close()
      keepPermissions(cloud)
    },
  }
}

/** A local cloud at another URL, whose callers come from a network address; `close` ends the URL alone. */
export async function calledFrom(address: string, cloud: LocalCloud) {
  const remoteAddress = { value: address, configurable: true }
  const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
    Object.defineProperty(request.socket, 'remoteAddress', remoteAddress)
    void cloud.handler(request, response)
  })
  const url = `http://127.0.0.1:${await listen(server, 0)}`
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { ...cloud, url, close }
}
