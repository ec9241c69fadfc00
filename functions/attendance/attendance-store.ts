import { memberPartition } from '#functions/platform/keys.ts'
import type { Kind, Stored } from '#functions/platform/kind.ts'
import { list } from '#functions/platform/table.ts'
import type { Month } from '#shared/calendar/day.ts'
import { addToMonth } from '#shared/calendar/month.ts'
import { AttendanceSheet } from '#shared/attendance/model.ts'

interface Whose {
  company: string
  member: string
}

/** Index 1: the sheets of a company's month, by person. A month of which nothing was said has no item. */
export const sheets: Kind<AttendanceSheet, Whose & { month: Month }> = {
  name: 'AttendanceSheet',
  schema: AttendanceSheet,
  key: sheet => ({ pk: memberPartition(sheet), sk: `SHEET#${sheet.month}` }),
  index1: ({ company, member, month }) => ({ pk: sheetsIn(company, month), sk: member }),
}

export const sheetsIn = (company: string, month: Month) => `COMPANY#${company}#SHEETS#${month}`

/** The sheets by which one of a person's months is judged: those of its year, and that of the month before it. */
export function sheetsAround(whose: Whose, month: Month): Promise<Stored<AttendanceSheet>[]> {
  const january = `${month.slice(0, 4)}-01`
  const before = addToMonth(month, -1)
  const first = before < january ? before : january
  return list(sheets, {
    pk: memberPartition(whose),
    between: [`SHEET#${first}`, `SHEET#${month.slice(0, 4)}-12`],
  })
}
