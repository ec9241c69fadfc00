import type { AttendanceFormat } from '#shared/attendance/contract/export-attendance.ts'
import { attendanceTable, type FiledSheet } from '#shared/attendance/files/attendance-tables.ts'
import type { Language } from '#shared/words/language.ts'
import { asPdf } from './as-pdf.ts'
import { csvFile } from './csv-file.ts'
import type { MadeFile } from './made-file.ts'
import { sayingIn } from './saying.ts'

interface Options {
  companyName: string
  format: AttendanceFormat
  language: Language
}

/** Makes a file of sheets; what each format needs comes with its first file. */
export async function makeAttendance(
  sheets: readonly FiledSheet[],
  { companyName, format, language }: Options,
): Promise<MadeFile> {
  const say = sayingIn(language)
  if (format === 'csv') return csvFile([attendanceTable(sheets, say)])
  if (format === 'xlsx') return (await import('./xlsx-file.ts')).xlsxFile([attendanceTable(sheets, say)])
  const { sheetsDocument } = await import('./sheet-document.ts')
  return asPdf(sheetsDocument(companyName, sheets, language))
}
