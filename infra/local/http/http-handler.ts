import type { IncomingMessage, ServerResponse } from 'node:http'

/** Handles a request. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/** What serves the pages: a folder that stands for the site's bucket, or a handler of its own. */
export type Site = { close?: () => Promise<void> } & ({ handler: HttpHandler } | { files: string })
