import type { IncomingMessage } from 'node:http'
import type { HttpHandler, Site } from '../http/http-handler.ts'
import type { Resource } from '../template/resources.ts'
import { bucketFiles } from './bucket-files.ts'
import { distributionIn } from './distribution.ts'
import { edge } from './edge.ts'

/**
 * Where people's requests arrive: the template's content network, where it has one. Pages that come from anywhere but the site's bucket stand
 * beside it, calls go through it all the same.
 */
export function frontOf(resources: Resource[], api: HttpHandler, pages: Site): HttpHandler {
  const distribution = distributionIn(resources)
  const files = 'files' in pages ? bucketFiles(pages.files) : pages.handler
  if (!distribution) return byRoom(api, files)
  const network = edge(distribution, resources, { files, api })
  return 'files' in pages ? network : byRoom(network, files)
}

const byRoom =
  (calls: HttpHandler, others: HttpHandler): HttpHandler =>
  (request, response) =>
    (isCall(request) ? calls : others)(request, response)

const isCall = ({ url = '' }: IncomingMessage) => /^\/api([/?]|$)/.test(url)
