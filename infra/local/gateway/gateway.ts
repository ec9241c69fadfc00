import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Crew } from '../functions/worker-pool.ts'
import { eventOf } from './event.ts'
import { readBody } from '../http/read-body.ts'
import { failure, replyOf, says, type Reply } from './reply.ts'
import { router } from './routes.ts'
import type { TemplateRoute } from './template-routes.ts'

/** The limits of an HTTP API (AWS, "Quotas for HTTP APIs"). */
const longestBody = 10 * 2 ** 20
const longestHeaders = 10_240
const longestWait = 30_000

interface GatewayProps {
  routes: TemplateRoute[]
  crew: Crew
}

/** The HTTP API of the template: finds the route of a call, hands it to its function, and sends what comes back. */
export function gateway({ routes, crew }: GatewayProps) {
  const find = router(routes)

  async function answer(request: IncomingMessage): Promise<Reply> {
    const [rawPath = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const path = decoded(rawPath)
    if (path === undefined) return says(400, 'Bad Request')
    if (headerLength(request) > longestHeaders) return says(431, 'Request Header Fields Too Large')
    const match = find(request.method ?? '', path)
    if (!match) return says(404, 'Not Found')
    if (!match.answer.allowed) return failure()
    const body = await readBody(request, longestBody)
    if (!body) return says(413, 'Request Entity Too Large')

    const outcome = await inTime(crew.invoke(match.answer.fn, eventOf({ request, path, query, body, match })))
    if (!outcome) return says(503, 'Service Unavailable')
    const reply = outcome.ok ? replyOf(outcome.payload) : failure()
    return { ...reply, headers: { ...reply.headers, 'x-local-worker': outcome.pid } }
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await answer(request)
    // A body that was not read to its end would be taken for the next request.
    const close = request.complete || !request.headers['content-length'] ? {} : { connection: 'close' }
    response.writeHead(status, { ...headers, ...close, 'content-length': body.length }).end(body)
    request.resume()
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const headerLength = ({ method = '', url = '', rawHeaders }: IncomingMessage) =>
  method.length + url.length + rawHeaders.reduce((length, text) => length + text.length, 0)

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const waiting = Promise.withResolvers<undefined>()
  const clock = setTimeout(waiting.resolve, longestWait, undefined)
  try {
    return await Promise.race([work, waiting.promise])
  } finally {
    clearTimeout(clock)
  }
}
