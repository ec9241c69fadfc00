import readXlsx from 'read-excel-file/node'
import { extractText } from 'unpdf'
import { expect, it } from 'vitest'
import { exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { exportPayroll } from '#shared/attendance/contract/export-payroll.ts'
import { previewPayroll } from '#shared/attendance/contract/preview-payroll.ts'
import { monthOf } from '#shared/calendar/day.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { openWorld } from '#test/support/world.ts'

const world = openWorld()
const month = monthOf(todayInBudapest())

it('E04 a bundled function makes a PDF with the letters of its font', async () => {
  const { client } = await world.founder()
  const { data } = await client.asked(exportAttendance, { query: { month, format: 'pdf' } })
  const bytes = Buffer.from(data.file!.content, 'base64')
  const { totalPages, text } = await extractText(new Uint8Array(bytes))
  expect(totalPages).toBe(1)
  expect(text[0]).toContain('Attendance sheet')
})

it('R17 a bundled function makes a workbook, which stands in the history for administrators alone', async () => {
  const owner = await world.founder()
  const colleague = await world.colleague(owner)
  const { from_date: from, to_date: to } = periodOfMonth(month)
  const { data } = await owner.client.asked(exportPayroll, { query: { from, to, format: 'xlsx' } })
  const sheets = (await readXlsx(Buffer.from(data.file!.content, 'base64'))) as { data: unknown[][] }[]
  // The head, two people and their sum.
  expect(sheets.map(sheet => sheet.data.length)).toEqual([4, 1, 1])
  const preview = (await owner.client.asked(previewPayroll, { query: { from, to } })).data
  expect(preview).toMatchObject({ people: 2, has_earlier: true, changes: [], history: [{ people: 2 }] })
  await expect(colleague.client.asked(previewPayroll, { query: { from, to } })).rejects.toMatchObject({ status: 403 })
})
