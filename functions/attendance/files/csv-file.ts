import { strToU8, zipSync } from 'fflate'
import { textIn, type FileTable } from '#shared/attendance/files/file-table.ts'
import { csvOf } from '#shared/words/csv-of.ts'
import type { MadeFile } from './made-file.ts'

/** Tables as Hungarian programs read them; several as a ZIP file of one each. */
export function csvFile(tables: readonly FileTable[]): MadeFile {
  const [first] = tables
  if (first && tables.length === 1)
    return { bytes: strToU8(textOf(first)), type: 'text/csv;charset=utf-8', ending: 'csv' }
  const files = Object.fromEntries(tables.map(table => [`${table.name}.csv`, strToU8(textOf(table))]))
  return { bytes: zipSync(files), type: 'application/zip', ending: 'zip' }
}

/** Without the row of sums, which a program would take for a person. */
const textOf = ({ columns, rows }: FileTable) =>
  csvOf([columns.map(({ title }) => title), ...rows.map(row => row.map(textIn))])
