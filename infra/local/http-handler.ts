import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** What answers where neither the API nor the desk does. */
export interface Site {
  handler: HttpHandler
  close?: () => Promise<void>
}
