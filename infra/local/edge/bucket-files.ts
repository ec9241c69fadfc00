import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { cacheControlOf, contentTypeOf, metadataOf } from '#infra/build/site-files.ts'
import type { HttpHandler } from '../http/http-handler.ts'

/** CloudFront compresses text types from this size on. */
const minCompressedSize = 1_000
const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg)/

/** An edge compresses while somebody waits, so not as far as it could. */
const brotliQuality = 5

/** The encodings of CloudFront, the one that it prefers first. */
const encodings = {
  br: (body: Uint8Array) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (body: Uint8Array) => gzipSync(body),
}

/** A text in each encoding, compressed when somebody first asks for it so; what is no text, or short, stays as it is. */
export interface Encodable {
  body: Uint8Array
  type: string
  encoded?: Partial<Record<keyof typeof encodings, Buffer>>
}

/** What is sent of a file to whoever accepts certain encodings, with the headers that say so. */
export function encodedFor(request: IncomingMessage, file: Encodable) {
  const accepted = String(request.headers['accept-encoding'])
  const isCompressed = file.body.length >= minCompressedSize && compressible.test(file.type)
  const encoding = (['br', 'gzip'] as const).find(name => new RegExp(`\\b${name}\\b`).test(accepted))
  if (!isCompressed || !encoding) return { content: file.body, headers: { 'content-length': file.body.length } }
  file.encoded ??= {}
  const content = (file.encoded[encoding] ??= encodings[encoding](file.body))
  return { content, headers: { 'content-encoding': encoding, 'content-length': content.length } }
}

/**
 * Serves the site's folder as its bucket: a file under exactly that key, with the metadata it is uploaded with, or 404. Viewer
 * functions map pages to files.
 */
export function bucketFiles(directory: string): HttpHandler {
  return (request, response) => {
    const name = nameOf(request.url ?? '/')
    const file = name && load(directory, name)
    if (!name || !file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    const headers = {
      ...Object.fromEntries(Object.entries(metadataOf(name)).map(([key, value]) => [`x-amz-meta-${key}`, value])),
      'content-type': file.type,
      'cache-control': cacheControlOf(name),
      etag: file.etag,
      vary: 'accept-encoding',
    }
    if (request.headers['if-none-match'] === file.etag) return response.writeHead(304, headers).end()
    const sent = encodedFor(request, file)
    response.writeHead(200, { ...headers, ...sent.headers })
    return response.end(request.method === 'HEAD' ? undefined : sent.content)
  }
}

interface Loaded extends Encodable {
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
  const now = { body, type: contentTypeOf(name), etag, changed: found.mtimeMs }
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
