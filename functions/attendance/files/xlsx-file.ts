import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { FileTable } from '#shared/attendance/files/file-table.ts'
import type { MadeFile } from './made-file.ts'
import { frameOf, sheetPath } from './xlsx-parts.ts'
import { escaped, sheetXml, Texts } from './xlsx-sheet.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** How many characters are compressed at once. */
const atOnce = 64 * 1024

/**
 * Tables as the sheets of a workbook: real dates and numbers, a head that stays in sight, and sums as formulas. Its parts are compressed
 * while they are written, so that a workbook of a thousand people takes no more memory than its rows do.
 */
export async function xlsxFile(tables: readonly FileTable[]): Promise<MadeFile> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  for (const [path, text] of Object.entries(frameOf(tables.map(({ name }) => sheetName(name))))) add(zip, path, [text])
  const texts = new Texts()
  for (const [place, table] of tables.entries()) add(zip, sheetPath(place + 1), sheetXml(table, texts))
  add(zip, 'xl/sharedStrings.xml', texts.xml())
  zip.end()
  return { bytes: Buffer.concat(pieces), type: xlsxType, ending: 'xlsx' }
}

/** Adds a part, some characters at a time. */
function add(zip: Zip, path: string, xml: Iterable<string>) {
  const part = new ZipDeflate(path, { level: 6 })
  zip.add(part)
  let text = ''
  for (const piece of xml) {
    text += piece
    if (text.length < atOnce) continue
    part.push(strToU8(text))
    text = ''
  }
  part.push(strToU8(text), true)
}

/** A name that spreadsheets accept: at most 31 characters, and none that stands for a place. */
const sheetName = (name: string) => escaped(name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31))
