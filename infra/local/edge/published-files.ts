import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { releaseKey, type SiteRelease } from '#shared/site/pages/site-release.ts'
import type { ObjectStore } from '../files/object-store.ts'
import type { HttpHandler } from '../http/http-handler.ts'
import { encodedFor, nameOf } from './bucket-files.ts'

interface PublishedProps {
  /** The bucket of the site. */
  bucket: string
  /** The folder of the built site. */
  folder: string
  objects: ObjectStore
  /** Serves what was uploaded and has not been written anew. */
  others: HttpHandler
}

/** Serves what functions have written into the site's bucket since the release was uploaded, and the uploaded files. */
export function publishedFiles({ bucket, folder, objects, others }: PublishedProps): HttpHandler {
  const release = releaseIn(folder)
  return (request, response) => {
    const name = nameOf(request.url ?? '/')
    const found = name ? objects.get(bucket, name) : undefined
    const metadata = JSON.parse(found?.metadata ?? '{}') as Record<string, string>
    // An upload of another release has written over it.
    if (!found || metadata.release !== release()) return others(request, response)
    const headers = {
      ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`x-amz-meta-${key}`, value])),
      'content-type': found.type,
      etag: found.etag,
      vary: 'accept-encoding',
      ...(found.cacheControl && { 'cache-control': found.cacheControl }),
    }
    if (request.headers['if-none-match'] === found.etag) return response.writeHead(304, headers).end()
    const { content, headers: encoding } = encodedFor(request, found)
    response.writeHead(200, { ...headers, ...encoding })
    return response.end(request.method === 'HEAD' ? undefined : content)
  }
}

/** The name of the release in a folder, which another build may replace. */
function releaseIn(folder: string): () => string | undefined {
  const path = join(folder, releaseKey)
  let known: { changed: number; name: string } | undefined
  return () => {
    const file = statSync(path, { throwIfNoEntry: false })
    if (!file) return undefined
    if (known?.changed !== file.mtimeMs)
      known = { changed: file.mtimeMs, name: (JSON.parse(readFileSync(path, 'utf8')) as SiteRelease).name }
    return known.name
  }
}
