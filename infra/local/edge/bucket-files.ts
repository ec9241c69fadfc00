import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cacheControlOf, contentTypeOf, metadataOf } from '#infra/build/site-files.ts'
import type { HttpHandler } from '../http/http-handler.ts'

/** CloudFront compresses text types from this size on. */
const minCompressedSize = 1_000
const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg)/

export const compressedFor = (body: Uint8Array, type: string): Buffer | undefined =>
  body.length >= minCompressedSize && compressible.test(type) ? gzipSync(body) : undefined

/**
 * Serves the site's folder as its bucket: a file under exactly that key, with the metadata it is uploaded with, or 404. Viewer
 * functions map pages to files.
 */
export function bucketFiles(directory: string): HttpHandler {
  return (request, response) => {
    const name = nameOf(request.url ?? '/')
    const file = name && load(directory, name)
    if (!name || !file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    const zipped = file.gzipped && /\bgzip\b/.test(String(request.headers['accept-encoding']))
    const content = zipped ? file.gzipped : file.body
    const headers = {
      ...Object.fromEntries(Object.entries(metadataOf(name)).map(([key, value]) => [`x-amz-meta-${key}`, value])),
      'content-type': contentTypeOf(name),
      'cache-control': cacheControlOf(name),
      etag: file.etag,
      vary: 'accept-encoding',
    }
    if (request.headers['if-none-match'] === file.etag) return response.writeHead(304, headers).end()
    response.writeHead(200, {
      ...headers,
      ...(zipped && { 'content-encoding': 'gzip' }),
      'content-length': content?.length,
    })
    return response.end(request.method === 'HEAD' ? undefined : content)
  }
}

interface Loaded {
  body: Buffer
  gzipped?: Buffer
  etag: string
  changed: number
}

const loaded = new Map<string, Loaded>()

function load(directory: string, name: string): Loaded | undefined {
  const path = join(directory, name)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) return undefined
  const known = loaded.get(path)
  if (known?.changed === found.mtimeMs) return known
  const body = readFileSync(path)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
  const gzipped = compressedFor(body, contentTypeOf(name))
  const now = { body, etag, changed: found.mtimeMs, ...(gzipped && { gzipped }) }
  loaded.set(path, now)
  return now
}

/** The object's key, which never leads out of the folder or to a hidden file. */
export function nameOf(url: string): string | undefined {
  try {
    const name = decodeURIComponent(url.split(/[?#]/)[0] ?? '/').slice(1)
    return /(^|\/)\.|\\|\0/.test(name) ? undefined : name
  } catch {
    return undefined
  }
}
