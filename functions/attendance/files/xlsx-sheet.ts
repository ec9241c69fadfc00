import { numberIn, sumOf, textIn, type FileCell, type FileTable } from '#shared/attendance/files/file-table.ts'
import { startOfSheet, startOfTexts, styles } from './xlsx-parts.ts'

/** The texts of a workbook, each of which stands in it once. */
export class Texts {
  #places = new Map<string, number>()

  /** The place of a text among all of them. */
  placeOf(text: string): number {
    const known = this.#places.get(text)
    if (known !== undefined) return known
    this.#places.set(text, this.#places.size)
    return this.#places.size - 1
  }

  *xml(): Generator<string> {
    yield startOfTexts
    for (const text of this.#places.keys()) yield `<si><t xml:space="preserve">${escaped(text)}</t></si>`
    yield '</sst>'
  }
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text in XML, without the signs that no XML may have. */
export const escaped = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- those are the signs
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"]/g, sign => signs[sign]!)

/** A table as the sheet of a workbook, a row at a time, so that however many rows there are, no more than some of them are held as text. */
export function* sheetXml(table: FileTable, texts: Texts): Generator<string> {
  const { columns, rows, sum } = table
  const letters = columns.map((_, place) => letterOf(place))
  const textCell = (at: string, text: string, style: number) =>
    `<c r="${at}" s="${style}" t="s"><v>${texts.placeOf(text)}</v></c>`

  /** A text is written as a text, so that none of them is computed. */
  function cellXml(cell: FileCell, at: string): string {
    if (cell === null || cell === '') return ''
    if (typeof cell === 'object' && 'day' in cell)
      return `<c r="${at}" s="${styles.day}"><v>${serialOf(cell.day)}</v></c>`
    const number = numberIn(cell)
    if (number === undefined) return textCell(at, textIn(cell), styles.text)
    const style = typeof cell !== 'object' ? styles.whole : 'time' in cell ? styles.time : styles.parts
    return `<c r="${at}" s="${style}"><v>${number}</v></c>`
  }

  /** A column that is summed, as a formula over the rows above it, with what it comes to for programs that compute nothing. */
  function sumXml(place: number, row: number): string {
    const at = `${letters[place]}${row}`
    if (place === 0) return textCell(at, sum ?? '', styles.sumText)
    const total = sumOf(table, place)
    if (total === null) return ''
    const style = typeof total === 'object' ? styles.sumParts : styles.sumWhole
    return `<c r="${at}" s="${style}"><f>SUM(${letters[place]}2:${letters[place]}${row - 1})</f><v>${numberIn(total)}</v></c>`
  }

  yield `${startOfSheet}<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`
  for (const [place, { width }] of columns.entries())
    yield `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`
  yield `</cols><sheetData><row r="1">${columns.map(({ title }, place) => textCell(`${letters[place]}1`, title, styles.head)).join('')}</row>`
  for (const [place, row] of rows.entries()) {
    const number = place + 2
    let cells = ''
    for (const [column, cell] of row.entries()) cells += cellXml(cell, `${letters[column]}${number}`)
    yield `<row r="${number}">${cells}</row>`
  }
  const last = rows.length + 2
  if (sum !== undefined && rows.length)
    yield `<row r="${last}">${columns.map((_, place) => sumXml(place, last)).join('')}</row>`
  yield '</sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape"/></worksheet>'
}

/** A day as spreadsheets count days. */
const serialOf = (day: string) => Date.parse(day) / 86_400_000 + 25_569

/** The letters of a column, which is counted from nought. */
function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : letterOf(Math.floor(place / 26) - 1) + letter
}
