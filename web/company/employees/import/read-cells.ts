import Papa from 'papaparse'
import { readSheet } from 'read-excel-file/browser'
import { contentOf, zipEntriesOf } from './zip-entries.ts'

/** A file as rows of cells; what cannot be taken as it stands is named by row and column, both counted from 0. */
export interface Cells {
  rows: string[][]
  /** Cells that are computed, and those that were merged into another. */
  strange: { row: number; column: number; why: 'formula' | 'merged' }[]
}

/** Why a file cannot be read at all. */
export type FileProblem = 'fileTooLarge' | 'fileUnreadable' | 'fileTooManyRows' | 'fileEmpty'

/** The most bytes of a file, and of what a packed one unpacks to. */
const mostBytes = 5_000_000
const mostUnpacked = 60_000_000

/** Above so many rows a file is not looked at. */
const mostRows = 20_000

/** Reads a spreadsheet or a text with separators; nothing of it leaves the browser. */
export async function readCells(file: Blob): Promise<Cells | FileProblem> {
  if (file.size > mostBytes) return 'fileTooLarge'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b
    const cells = isPacked ? await readWorkbook(file, bytes) : readText(bytes)
    if (typeof cells === 'string') return cells
    if (cells.rows.length > mostRows) return 'fileTooManyRows'
    return cells.rows.length ? cells : 'fileEmpty'
  } catch {
    return 'fileUnreadable'
  }
}

async function readWorkbook(file: Blob, bytes: Uint8Array<ArrayBuffer>): Promise<Cells | FileProblem> {
  let left = mostUnpacked
  const parts = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of zipEntriesOf(bytes)) {
    const content = await contentOf(bytes, entry, left)
    if (!content) return 'fileTooLarge'
    left -= content.length
    parts.set(entry.name, content)
  }
  const found = await readSheet(file)
  return { rows: found.map(row => row.map(textOf)), strange: strangeIn(firstSheetOf(parts)) }
}

/** The first sheet of a workbook, which lies in any part once sheets were added, deleted or put into another order. */
function firstSheetOf(parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): string {
  const text = (name: string) => new TextDecoder().decode(parts.get(name))
  const [sheet = ''] = /<(?:\w+:)?sheet\s[^>]*>/.exec(text('xl/workbook.xml')) ?? []
  const [, id] = /\s\w+:id="([^"]+)"/.exec(sheet) ?? []
  const relations = text('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []
  const relation = relations.find(one => / Id="([^"]+)"/.exec(one)?.[1] === id) ?? ''
  const [, target = ''] = / Target="([^"]+)"/.exec(relation) ?? []
  return text(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
}

function textOf(cell: string | number | boolean | object | null): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || typeof cell === 'object' ? '' : String(cell).trim()
}

/** The cells of a sheet that hold a formula, and those that a merged one covers. */
function strangeIn(sheet: string): Cells['strange'] {
  const formulas = [...sheet.matchAll(/<(?:\w+:)?c\s(?:[^>]*\s)?r="([A-Z]+\d+)"[^>]*>\s*<(?:\w+:)?f[\s>/]/g)].map(
    ([, at]) => ({
      ...placeOf(at!),
      why: 'formula' as const,
    }),
  )
  const merged = [...sheet.matchAll(/<(?:\w+:)?mergeCell ref="([A-Z]+\d+):([A-Z]+\d+)"/g)].flatMap(([, first, last]) =>
    covered(placeOf(first!), placeOf(last!)),
  )
  return [...formulas, ...merged]
}

interface Place {
  row: number
  column: number
}

function placeOf(at: string): Place {
  const letters = /^[A-Z]+/.exec(at)![0]
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(at.slice(letters.length)) - 1, column }
}

/** Named are as many cells as somebody would look at. */
const mostNamed = 1000

function covered(first: Place, last: Place): Cells['strange'] {
  const cells: Cells['strange'] = []
  for (let row = first.row; row <= last.row; row++)
    for (let column = first.column; column <= last.column && cells.length < mostNamed; column++)
      if (row !== first.row || column !== first.column) cells.push({ row, column, why: 'merged' })
  return cells
}

function readText(bytes: Uint8Array<ArrayBuffer>): Cells | FileProblem {
  const text = decoded(bytes)
  // No text has this character, and nearly every other file does.
  if (text.includes('\0')) return 'fileUnreadable'
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: separatorOf(text) })
  const rows = data.map(row => row.map(cell => cell.trim()))
  while (rows.length && rows.at(-1)!.every(cell => !cell)) rows.pop()
  return { rows, strange: [] }
}

const separators = [';', '\t', ',', '|'] as const

/** What divides the titles, which have no commas or semicolons in them as numbers and lists of addresses do. */
function separatorOf(text: string): string {
  const width = (delimiter: string) => Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0
  return separators.reduce((best, one) => (width(one) > width(best) ? one : best))
}

/**
 * Hungarian spreadsheets still save texts in the code page of Windows, which is hardly ever valid as UTF-8; "Unicode text" of theirs is
 * UTF-16, with a mark at its beginning.
 */
function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}
