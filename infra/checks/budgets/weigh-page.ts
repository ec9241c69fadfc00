import { filesOf, type Manifest } from '#shared/site/pages/vite-manifest.ts'
import type { Budget } from './budget.ts'
import { sheetLimit, type FirstPage } from './pages.ts'

/** The build that a page is weighed in. */
interface BuiltSite {
  manifest: Manifest
  /** The page's HTML. */
  document: string
  /** The gzipped size of a file. */
  weigh: (file: string) => number
}

/** The budgets of a page's scripts and stylesheets. */
export function weighPage({ path, parts, limit }: FirstPage, { manifest, document, weigh }: BuiltSite): Budget[] {
  const files = new Set([...linkedIn(document), ...filesOf(parts, manifest)])
  const kinds = [
    { what: `The scripts of ${path}`, ending: '.js', limit },
    { what: `The sheets of ${path}`, ending: '.css', limit: sheetLimit },
  ]
  return kinds.map(({ what, ending, limit }) => {
    const weighed = [...files].filter(file => file.endsWith(ending)).map(name => ({ name, bytes: weigh(name) }))
    return {
      what,
      bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0),
      limit,
      largest: weighed.sort((one, other) => other.bytes - one.bytes).slice(0, 3),
    }
  })
}

/** The scripts and stylesheets that a document links, and the program that its first script loads when it is wanted. */
const linkedIn = (document: string) => [
  ...[...document.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  ),
  ...[...document.matchAll(/\bdata-program="([^"]+)"/g)].flatMap(([, files = '[]']) =>
    (JSON.parse(files.replaceAll('&quot;', '"')) as string[]).map(file => file.slice(1)),
  ),
]
