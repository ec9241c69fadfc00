import { zipSync } from 'fflate'
import { attendanceTable } from '#shared/attendance/files/attendance-tables.ts'
import { sayingIn } from '#functions/attendance/files/saying.ts'
import { sheetsOf } from './sheets-to-file.ts'

// Makes one file in a process of its own, as a worker does, and prints the most memory that the process took, in MiB.
const [what, count] = process.argv.slice(2)
const people = Number(count)

/** How many people's pages are one PDF of a ZIP, as `make-pdfs.ts` makes them. */
const together = 50

if (what === 'xlsx') {
  const { xlsxFile } = await import('#functions/attendance/files/xlsx-file.ts')
  await xlsxFile([attendanceTable(sheetsOf(people), sayingIn('hu'))])
} else {
  const [{ pdfOf }, { sheetsDocument }, { fonts }] = await Promise.all([
    import('#functions/attendance/files/pdf-file.ts'),
    import('#functions/attendance/files/sheet-document.ts'),
    import('./pdf-fonts.ts'),
  ])
  const parts: Record<string, [Uint8Array, { level: 0 }]> = {}
  for (let made = 0; made < people; made += together)
    parts[`${made}.pdf`] = [await pdfOf(sheetsDocument('Cég', sheetsOf(together), 'hu'), fonts), { level: 0 }]
  zipSync(parts)
}
console.log(Math.round(process.resourceUsage().maxRSS / 1024))
