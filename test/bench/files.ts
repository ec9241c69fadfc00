import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import writeXlsx from 'write-excel-file/node'
import { attendanceTable, type FiledSheet } from '#shared/attendance/files/attendance-tables.ts'
import { openSheet } from '#shared/attendance/model.ts'
import { sheetOf } from '#shared/attendance/sheet.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { pdfOf, type PdfFonts } from '#functions/attendance/files/pdf-file.ts'
import { sayingIn } from '#functions/attendance/files/saying.ts'
import { sheetsDocument } from '#functions/attendance/files/sheet-document.ts'
import { sheetOf as workbookSheetOf, xlsxFile } from '#functions/attendance/files/xlsx-file.ts'
import { compared, rounded, type Measure } from './harness.ts'

const month = '2026-11'
const say = sayingIn('hu')
const calendar: WorkCalendar = {
  company: 'c',
  country: 'HU',
  hours: [{ valid_from: '1900-01-01', week: generalWeek }],
  own_days: [],
  corrections: [],
}

/** The sheet of one person, counted as for a file. */
function filed(place: number): FiledSheet {
  const whose = { company: 'c', member: `m${place}` }
  const { kept, days, totals } = sheetOf(
    { terms: { ...newEmploymentTerms(whose), employment_start: '2020-01-01' }, calendar, absences: [] },
    { month, today: '2026-12-01', sheets: [openSheet(whose, month)] },
  )
  return {
    user_id: whose.member,
    employee_number: String(10_000 + place),
    name: `Tűzőgép Ödön ${place}`,
    group: null,
    position: null,
    month,
    state: kept.state,
    accepted: null,
    days,
    totals,
    names: new Map(),
  }
}
const sheetsOf = (people: number) => Array.from({ length: people }, (_, place) => filed(place))

const { resolve } = createRequire(import.meta.url)
const fonts: PdfFonts = {
  regular: readFileSync(resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
  bold: readFileSync(resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf')),
}

/** What a file costs from the facts on, beside what its library alone takes for the same cells or pages. */
export async function measure({ people = 1000, pages = 50, rounds = 5 } = {}): Promise<Measure[]> {
  const cells = workbookSheetOf(attendanceTable(sheetsOf(people), say))
  const xlsx = await compared({
    measured: () => xlsxFile([attendanceTable(sheetsOf(people), say)]),
    against: () => writeXlsx([cells]).toBuffer(),
    rounds,
    warmUp: 1,
  })
  // The library writes into the document that it is given, so that each round has one of its own.
  const documents = Array.from({ length: rounds + 1 }, () => sheetsDocument('Cég', sheetsOf(pages), 'hu'))
  const pdf = await compared({
    measured: () => pdfOf(sheetsDocument('Cég', sheetsOf(pages), 'hu'), fonts),
    against: round => pdfOf(documents[round]!, fonts),
    rounds,
    warmUp: 1,
  })
  const { bytes } = await xlsxFile([attendanceTable(sheetsOf(people), say)])
  return [
    {
      name: `A workbook of the sheets of ${people} people, beside the library for the same cells`,
      value: xlsx.milliseconds,
      unit: 'ms',
      ratio: xlsx.ratio,
      aim: '≤ 2',
    },
    { name: `Size of that workbook`, value: rounded(bytes.length / 1024), unit: 'KiB' },
    {
      name: `A PDF of ${pages} pages, beside the library for the same pages`,
      value: pdf.milliseconds,
      unit: 'ms',
      ratio: pdf.ratio,
      aim: '≤ 1.5',
    },
  ]
}
