import { strToU8, zipSync } from 'fflate'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a cell holds: a text, a number, or a day in ISO form. */
export type Cell = string | number | { day: string } | null

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`)

/** A workbook of one sheet, whose first row is its head. Texts are written as texts, so that none of them is computed. */
export function workbookOf(name: string, rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        ['workbook:sheet.main', 'styles:styles', 'worksheets/sheet1:worksheet']
          .map(part => part.split(':'))
          .map(
            ([path, type]) =>
              `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
          )
          .join('') +
        '</Types>',
    ),
    '_rels/.rels': relationsTo({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/_rels/workbook.xml.rels': relationsTo({
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      rId2: ['styles', 'styles.xml'],
    }),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    // The second style shows a number as a day, the third is of the head.
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>` +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>' +
        '<xf numFmtId="14" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>',
    ),
    'xl/worksheets/sheet1.xml': xml(sheetOf(rows)),
  }
  return zipSync(parts, { level: 6 })
}

const relationsTo = (targets: Record<string, readonly [type: string, target: string]>) =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
      .map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  )

/** The head stays in sight, and its columns are as wide as what stands in them, up to a limit. */
function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(40, Math.max(10, ...rows.slice(0, 100).map(row => widthOf(row[column] ?? null) + 2))),
  )
  return (
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>` +
    `<sheetData>${rows.map((row, n) => `<row r="${n + 1}">${row.map((cell, column) => cellOf(cell, `${lettersOf(column)}${n + 1}`, n === 0)).join('')}</row>`).join('')}</sheetData></worksheet>`
  )
}

const widthOf = (cell: Cell) => (cell !== null && typeof cell === 'object' ? 10 : String(cell ?? '').length)

function cellOf(cell: Cell, at: string, isHead: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${at}" s="1"><v>${serialOf(cell.day)}</v></c>`
  return `<c r="${at}" t="inlineStr"${isHead ? ' s="2"' : ''}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

/** The number of a day in spreadsheets, which count from the 30th of December 1899. */
const serialOf = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000

const lettersOf = (column: number): string =>
  (column < 26 ? '' : lettersOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text in XML, which has no control characters. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- XML forbids them
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, letter => entities[letter]!)
