import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WorkerPool } from '../functions/worker-pool.ts'
import { eventOf } from './event.ts'
import { readBody } from '../http/read-body.ts'
import { failure, message, replyOf, type Reply } from './reply.ts'
import { router } from './routes.ts'
import type { TemplateRoute } from './template-routes.ts'

/** The limits of an HTTP API (AWS, "Quotas for HTTP APIs"). */
const maxBody = 10 * 2 ** 20
const maxHeaders = 10_240
const maxDuration = 30_000

interface GatewayProps {
  routes: TemplateRoute[]
  pool: WorkerPool
}

/** The template's HTTP API: routes a call to its function, and sends the function's reply. */
export function gateway({ routes, pool }: GatewayProps) {
  const find = router(routes)

  async function handle(request: IncomingMessage): Promise<Reply> {
    const [rawPath = '', query = ''] = (request.url ?? '').split(/\?(.*)/s)
    const path = decoded(rawPath)
    if (path === undefined) return message(400, 'Bad Request')
    if (headerLength(request) > maxHeaders) return message(431, 'Request Header Fields Too Large')
    const match = find(request.method ?? '', path)
    if (!match) return message(404, 'Not Found')
    if (!match.answer.allowed) return failure()
    const body = await readBody(request, maxBody)
    if (!body) return message(413, 'Request Entity Too Large')

    const outcome = await withTimeout(
      pool.invoke(match.answer.fn, eventOf({ request, path, query, body, match }), callerOf(request)),
    )
    if (!outcome) return message(503, 'Service Unavailable')
    const reply = outcome.ok ? replyOf(outcome.payload) : failure()
    return { ...reply, headers: { ...reply.headers, 'x-local-worker': outcome.pid } }
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = await handle(request)
    // The rest of an unread body would be parsed as the next request.
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

/** Whoever takes turns with others while all workers are busy: the one whom the token names, or the network address. */
const callerOf = ({ headers, socket }: IncomingMessage) => accountIn(headers.authorization) ?? socket.remoteAddress

/** The subject of an access token, which is not verified here. */
function accountIn(authorization = ''): string | undefined {
  try {
    const claims = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()
    return (JSON.parse(claims) as { sub?: string }).sub
  } catch {
    return undefined
  }
}

const headerLength = ({ method = '', url = '', rawHeaders }: IncomingMessage) =>
  method.length + url.length + rawHeaders.reduce((length, text) => length + text.length, 0)

async function withTimeout<T>(work: Promise<T>): Promise<T | undefined> {
  const timedOut = Promise.withResolvers<undefined>()
  const timer = setTimeout(timedOut.resolve, maxDuration, undefined)
  try {
    return await Promise.race([work, timedOut.promise])
  } finally {
    clearTimeout(timer)
  }
}
