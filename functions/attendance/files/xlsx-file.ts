import writeXlsx, { type CellObject, type Row, type Sheet } from 'write-excel-file/node'
import { numberIn, textIn, type FileCell, type FileTable } from '#shared/attendance/files/file-table.ts'
import type { MadeFile } from './made-file.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Tables as the sheets of a workbook: real dates and numbers, a head that stays in sight, and sums as formulas. */
export async function xlsxFile(tables: readonly FileTable[]): Promise<MadeFile> {
  const bytes = await writeXlsx(tables.map(sheetOf)).toBuffer()
  return { bytes, type: xlsxType, ending: 'xlsx' }
}

/** A table as the library takes it. */
export function sheetOf(table: FileTable): Sheet<Buffer> {
  const { name, columns, rows, sum } = table
  return {
    sheet: sheetName(name),
    data: [
      columns.map(({ title }) => ({ type: String, value: title, ...head })),
      ...rows.map(row => row.map(cellOf)),
      ...(sum !== undefined && rows.length ? [sumsOf(table, sum)] : []),
    ],
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape',
  }
}

const head = { fontWeight: 'bold', backgroundColor: '#E3EEEE', wrap: true } as const

/** A text is written as a text, so that none of them is computed. */
function cellOf(cell: FileCell): CellObject | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'object' && 'day' in cell)
    return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'yyyy-mm-dd' }
  const number = numberIn(cell)
  if (number === undefined) return { type: String, value: textIn(cell) }
  const format = typeof cell !== 'object' ? '0' : 'time' in cell ? 'hh:mm' : '0.00'
  return { type: Number, value: number, format }
}

/** The last row: each column that is summed as a formula over the rows above it. */
function sumsOf({ columns, rows }: FileTable, sum: string): Row {
  const last = rows.length + 1
  return columns.map(({ isSummed }, place) => {
    if (place === 0) return { type: String, value: sum, fontWeight: 'bold' }
    if (!isSummed) return null
    const letter = letterOf(place)
    const format = rows.some(row => typeof row[place] === 'object') ? '0.00' : '0'
    return { type: 'Formula', value: `SUM(${letter}2:${letter}${last})`, format, fontWeight: 'bold' }
  })
}

/** The letters of a column, which is counted from nought. */
function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : letterOf(Math.floor(place / 26) - 1) + letter
}

/** A name that spreadsheets accept: at most 31 characters, and none that stands for a place. */
const sheetName = (name: string) => name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)
