import { execFileSync } from 'node:child_process'
import { attendanceTable } from '#shared/attendance/files/attendance-tables.ts'
import { pdfOf } from '#functions/attendance/files/pdf-file.ts'
import { sayingIn } from '#functions/attendance/files/saying.ts'
import { sheetsDocument } from '#functions/attendance/files/sheet-document.ts'
import { xlsxFile } from '#functions/attendance/files/xlsx-file.ts'
import { compared, rounded, type Measure } from './harness.ts'
import { libraryWorkbook } from './library-workbook.ts'
import { fonts } from './pdf-fonts.ts'
import { sheetsOf } from './sheets-to-file.ts'

const say = sayingIn('hu')

/** The heap that Node allows in a function of 512 MiB; without a limit it lets garbage lie as long as the machine has memory. */
const heap = 340

/** The most memory that a process takes in which one file is made, in MiB. */
const memoryOf = (what: 'xlsx' | 'pdf', people: number) =>
  Number(
    execFileSync(process.execPath, [
      `--max-old-space-size=${heap}`,
      'test/bench/file-in-process.ts',
      what,
      String(people),
    ]).toString(),
  )

/** What a file costs from the facts on, beside what its library alone takes for the same cells or pages. */
export async function measure({ people = 1000, pages = 50, rounds = 5 } = {}): Promise<Measure[]> {
  const xlsx = await compared({
    measured: () => xlsxFile([attendanceTable(sheetsOf(people), say)]),
    against: libraryWorkbook(attendanceTable(sheetsOf(people), say)),
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
    {
      name: `Memory of a process that makes that workbook`,
      value: memoryOf('xlsx', people),
      unit: 'MiB',
      aim: '≤ 256',
    },
    {
      name: `Memory of a process that makes the PDFs of ${people} people, fifty at a time`,
      value: memoryOf('pdf', people),
      unit: 'MiB',
      aim: '≤ 512',
    },
  ]
}
