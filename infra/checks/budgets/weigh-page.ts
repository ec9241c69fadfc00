import type { Budget } from './budget.ts'
import { sheetLimit, type FirstPage } from './pages.ts'

/** What Vite tells of a built module. */
export interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
export type Manifest = Record<string, Chunk>

/** How a page is weighed. */
interface Scale {
  manifest: Manifest
  /** The text of the document that arrives. */
  document: string
  /** A file's weight as it travels, packed. */
  weigh: (file: string) => number
}

/** The scripts and the sheets of a page, against what they may be. */
export function weighPage({ path, parts, limit }: FirstPage, { manifest, document, weigh }: Scale): Budget[] {
  const files = new Set([...askedIn(document), ...filesOf(parts, manifest)])
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

/** The scripts and sheets that a document asks for by itself. */
const askedIn = (document: string) =>
  [...document.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  )

/** Modules with all that they cannot start without. @throws where the manifest has no such module */
export function filesOf(parts: readonly string[], manifest: Manifest): Set<string> {
  const seen = new Set(parts)
  const files = new Set<string>()
  for (const name of seen) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`A budget names ${name}, which was not built.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const other of chunk.imports ?? []) seen.add(other)
  }
  return files
}
