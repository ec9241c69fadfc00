import writeXlsx, { type CellObject } from 'write-excel-file/node'
import { numberIn, textIn, type FileCell, type FileTable } from '#shared/attendance/files/file-table.ts'

/** A workbook by a library, beside which our own is measured; its cells are made beforehand. */
export function libraryWorkbook({ name, columns, rows }: FileTable): () => Promise<Uint8Array> {
  const data = [columns.map(({ title }) => ({ type: String, value: title })), ...rows.map(row => row.map(cellOf))]
  const sheet = { sheet: name, data, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }
  return () => writeXlsx([sheet]).toBuffer()
}

function cellOf(cell: FileCell): CellObject | null {
  if (cell === null || cell === '') return null
  if (typeof cell === 'object' && 'day' in cell)
    return { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'yyyy-mm-dd' }
  const number = numberIn(cell)
  if (number === undefined) return { type: String, value: textIn(cell) }
  return { type: Number, value: number, format: typeof cell !== 'object' ? '0' : 'time' in cell ? 'hh:mm' : '0.00' }
}
