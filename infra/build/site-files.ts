import { extname } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
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
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** The content type of a file of the site. */
export const contentTypeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream'

/** Whether a file is immutable, its name holding its digest. `path` is relative to the site's folder. */
export const isAsset = (path: string) => path.startsWith('assets/')

/** Assets are immutable; everything else is revalidated on each use. */
export const cacheControlOf = (path: string) => (isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The object metadata of a file: the error page carries its status for the viewer-response function. */
export const metadataOf = (path: string): Record<string, string> =>
  /(^|\/)404\.html$/.test(path) ? { status: '404' } : {}
