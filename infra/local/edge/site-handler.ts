import type { IncomingMessage } from 'node:http'
import type { HttpHandler, Site } from '../http/http-handler.ts'
import type { Resource } from '../template/resources.ts'
import { bucketFiles } from './bucket-files.ts'
import { distributionIn } from './distribution.ts'
import { edge, type Origins } from './edge.ts'

/**
 * The site under its public address: the template's CloudFront distribution, if any. Pages that do not come from the site's bucket
 * bypass the distribution, calls of the API and people's files do not.
 */
export function siteHandler(
  resources: Resource[],
  { api, buckets }: Pick<Origins, 'api' | 'buckets'>,
  pages: Site,
): HttpHandler {
  const distribution = distributionIn(resources)
  const files = 'files' in pages ? bucketFiles(pages.files) : pages.handler
  if (!distribution) return byPath(api, files)
  const network = edge(distribution, resources, { files, api, buckets })
  return 'files' in pages ? network : byPath(network, files)
}

const byPath =
  (calls: HttpHandler, others: HttpHandler): HttpHandler =>
  (request, response) =>
    (isNoPage(request) ? calls : others)(request, response)

const isNoPage = ({ url = '' }: IncomingMessage) =>
  /^\/(api|avatars|uploads|documents|exports)([/?]|$)/.test(url) && !isSource(url)

/** A file of the pages' folder `api`, which the dev server of Vite serves under its path. */
const isSource = (url: string) => /^[^?]+\.(tsx?|css)(\?|$)/.test(url)
