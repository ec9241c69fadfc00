import { extname } from 'node:path'

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

/** The type that a file of the site is served with. */
export const contentTypeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream'

/** Whether a file carries a digest of itself in its name, so that it never changes. `path` is seen from the site's folder. */
export const isAsset = (path: string) => path.startsWith('assets/')

/** How long a browser may keep a file: an asset for good; everything else is asked for again each time. */
export const cacheControlOf = (path: string) => (isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache')

/** What is stored with a file for the edge: the status that the error page goes out with. */
export const metadataOf = (path: string): Record<string, string> =>
  /(^|\/)404\.html$/.test(path) ? { status: '404' } : {}
