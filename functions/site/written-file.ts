import { siteFiles } from '#functions/platform/site.ts'
import type { SiteFile } from './files-of-site.ts'

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

const typeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

/** A logo is called by its digest; everything else is asked for anew by everybody, so that no cache keeps what was changed. */
const cacheControlOf = (name: string) =>
  name.startsWith('brands/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The release is named, so that a file of an earlier one is never taken for one of this. */
const metadataOf = (name: string, release: string): Record<string, string> => ({
  release,
  ...(/(^|\/)404\.html$/.test(name) && { status: '404' }),
})

export async function writeFile(name: string, { content }: SiteFile, release: string): Promise<void> {
  await siteFiles.put(name, await content(), {
    type: typeOf(name),
    cacheControl: cacheControlOf(name),
    metadata: metadataOf(name, release),
  })
}

/** Where a page was, there is the page that says so, in its language; other files go. */
export async function removeFile(name: string, files: ReadonlyMap<string, SiteFile>, release: string): Promise<void> {
  const missing = name.endsWith('.html') && files.get(`${/^(hu|en)\//.exec(name)?.[0] ?? ''}404.html`)
  if (!missing) return siteFiles.delete(name)
  await siteFiles.put(name, await missing.content(), {
    type: typeOf(name),
    cacheControl: cacheControlOf(name),
    metadata: metadataOf('404.html', release),
  })
}
