import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a request. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** What answers where neither the API nor the desk does: a folder for the bucket of the site, or something of its own. */
export type Site = { close?: () => Promise<void> } & ({ handler: HttpHandler } | { files: string })
