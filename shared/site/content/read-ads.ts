import type { Sentence } from '../../words/sentence.ts'
import { AdEntry, longestAd, mostAds } from './ads.ts'

/** The lines of an imported file, or what is wrong with it. */
export type ReadAds = { entries: AdEntry[] } | { problem: Sentence }

/** How a cell says that its line is not to be active. */
const inactive = /^(0|no|nem|false|hamis|inaktív|inactive)$/i
const activeWords = /^(|1|yes|igen|true|igaz|aktív|active)$/i

/** Reads lines of text, or a CSV file with semicolons: the line, and behind it whether it is active. */
export function readAds(name: string, text: string): ReadAds {
  const kind = /\.(txt|csv)$/i.exec(name)?.[1]?.toLowerCase()
  if (!kind) return { problem: { key: 'refusals:adsFilename' } }
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line, place) => ({ line: line.trim(), place: place + 1 }))
    .filter(({ line }) => line)
  const entries: AdEntry[] = []
  for (const [index, { line, place }] of lines.entries()) {
    const cells = kind === 'csv' ? cellsOf(line) : [line]
    if (kind === 'csv' && index === 0 && isHeading(cells)) continue
    const entry = entryOf(cells)
    if (!entry) return { problem: { key: 'refusals:adLine', values: { line: place, longest: longestAd } } }
    entries.push(entry)
  }
  if (!entries.length) return { problem: { key: 'refusals:adsEmpty' } }
  if (entries.length > mostAds) return { problem: { key: 'refusals:tooManyAds' } }
  return { entries }
}

const isHeading = ([first = '']: readonly string[]) => /^(content|tartalom|sor|line)$/i.test(first)

function entryOf([content = '', active = '', ...more]: readonly string[]): AdEntry | undefined {
  if (more.some(Boolean) || !(inactive.test(active) || activeWords.test(active))) return undefined
  const found = AdEntry.safeParse({ content, active: !inactive.test(active) })
  return found.success ? found.data : undefined
}

/** Cells between semicolons; one in quotes may hold semicolons and doubled quotes. */
function cellsOf(line: string): string[] {
  const cells = [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"(?=;|$)|([^;]*))/g)]
  return cells.map(([, quoted, plain = '']) => (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
}
