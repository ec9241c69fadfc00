import type { IncomingMessage } from 'node:http'
import type { ObjectStore } from '../files/object-store.ts'
import { siteUpload } from '../files/site-upload.ts'
import type { HttpHandler, Site } from '../http/http-handler.ts'
import type { Resource } from '../template/resources.ts'
import { bucketFiles } from './bucket-files.ts'
import { distributionIn } from './distribution.ts'
import { edge, type Origins } from './edge.ts'
import { publishedFiles } from './published-files.ts'

/**
 * The site under its public address: the template's CloudFront distribution, if any. Pages that do not come from the site's bucket
 * bypass the distribution, calls of the API and people's files do not.
 */
export function siteHandler(
  resources: Resource[],
  { api, buckets, objects }: Pick<Origins, 'api' | 'buckets'> & { objects?: ObjectStore },
  pages: Site,
): HttpHandler {
  const distribution = distributionIn(resources)
  const files = 'files' in pages ? siteFiles(pages.files, resources, objects) : pages.handler
  if (!distribution) return byPath(api, files)
  const network = edge(distribution, resources, { files, api, buckets })
  return 'files' in pages ? network : byPath(network, files)
}

/** The built files, and before them what functions have put into the bucket for the same release. */
function siteFiles(folder: string, resources: Resource[], objects: ObjectStore | undefined): HttpHandler {
  const built = bucketFiles(folder)
  const bucket = siteUpload(resources)?.bucket
  return bucket && objects ? publishedFiles({ bucket, folder, objects, others: built }) : built
}

const byPath =
  (calls: HttpHandler, others: HttpHandler): HttpHandler =>
  (request, response) =>
    (isNoPage(request) ? calls : others)(request, response)

const isNoPage = ({ url = '' }: IncomingMessage) =>
  /^\/(api|avatars|uploads|documents|exports|\.well-known)([/?]|$)/.test(url) && !isSource(url)

/** A file of the pages' folder `api`, which the dev server of Vite serves under its path. */
const isSource = (url: string) => /^[^?]+\.(tsx?|css)(\?|$)/.test(url)
