import { createServer, type Server } from 'node:http'
import type { Log } from '../log.ts'
import type { HttpHandler } from './http-handler.ts'

/** Longer than any client keeps an idle connection, so that none is closed while a request is on its way. */
const keepAliveTimeout = 600_000

interface DeferredServer {
  server: Server
  /** Sets the handler, with which waiting requests go on. */
  serve: (handler: HttpHandler) => void
  close: () => void
}

/** A server that can listen before its handler exists; early requests wait for it. */
export function deferredServer(log: Log): DeferredServer {
  const handler = Promise.withResolvers<HttpHandler>()
  const server = createServer({ keepAliveTimeout }, async (request, response) => {
    try {
      await (
        await handler.promise
      )(request, response)
    } catch (error) {
      // A connection dropped by the caller is no error of the server.
      if (!request.destroyed) log('http', String(error), true)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  return {
    server,
    serve: handler.resolve,
    close: () => (server.close(), server.closeAllConnections()),
  }
}
