import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { securityHeaders } from '../../security-headers.ts'
import type { HttpHandler } from '../http-handler.ts'
import { findFile } from './find-file.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The site as the content network serves it: clean addresses, hashed assets for good, pages asked for again each time. */
export function staticSite(directory: string): HttpHandler {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD', ...securityHeaders }).end()
    const file = findFile(directory, pathOf(request.url ?? '/'))
    if (!file) return response.writeHead(404, { 'content-type': 'text/plain', ...securityHeaders }).end('Not found')

    const { body, packed, etag } = load(file)
    const headers = {
      ...securityHeaders,
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': /\/assets\//.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
      vary: 'accept-encoding',
    }
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end()
    const zipped = packed && /\bgzip\b/.test(String(request.headers['accept-encoding']))
    const content = zipped ? packed : body
    response.writeHead(200, {
      ...headers,
      ...(zipped && { 'content-encoding': 'gzip' }),
      'content-length': content.length,
    })
    return response.end(request.method === 'HEAD' ? undefined : content)
  }
}

interface Loaded {
  body: Buffer
  /** Only what becomes shorter by packing. */
  packed?: Buffer
  etag: string
  changed: number
}

const loaded = new Map<string, Loaded>()

function load(file: string): Loaded {
  const changed = statSync(file).mtimeMs
  const known = loaded.get(file)
  if (known?.changed === changed) return known
  const body = readFileSync(file)
  const packs = /text|json|xml/.test(types[extname(file)] ?? '')
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`
  const now = { body, etag, changed, ...(packs && { packed: gzipSync(body) }) }
  loaded.set(file, now)
  return now
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? '/')
  } catch {
    return '/.'
  }
}
