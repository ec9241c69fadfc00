import { newId, type Now } from '#functions/platform/clock.ts'
import type { Write } from '#functions/platform/table.ts'
import { payrollTables } from '#shared/attendance/files/payroll-tables.ts'
import {
  nameOfPeople,
  payrollKeptFor,
  type PayrollContent,
  type PayrollSettings,
} from '#shared/attendance/payroll/model.ts'
import type { Language } from '#shared/words/language.ts'
import { inOrder } from '../people-to-file.ts'
import { payrollOf, type ReadPayroll } from '../payroll-of.ts'
import { keepExport } from '../payroll-store.ts'
import { csvFile } from './csv-file.ts'
import type { MadeFile } from './made-file.ts'
import { sayingIn } from './saying.ts'

export interface AskedPayroll {
  company: string
  by: string
  format: 'xlsx' | 'csv'
  contents: readonly PayrollContent[]
  language: Language
}

/** Makes a payroll file of what was read, and the writes that keep it in the history and for the next comparison. */
export async function makePayroll(
  { company, by, format, contents, language }: AskedPayroll,
  { read, settings }: { read: ReadPayroll; settings: PayrollSettings },
  now: Now,
): Promise<{ file: MadeFile; writes: Write[] }> {
  const payroll = await payrollOf(read, inOrder(read.people, read.of, language))
  const { rows } = payroll
  const tables = payrollTables(payroll, contents, settings, sayingIn(language))
  const file = format === 'csv' ? csvFile(tables) : await (await import('./xlsx-file.ts')).xlsxFile(tables)
  const made = {
    company,
    id: newId(),
    ...read.period,
    of: nameOfPeople(read.of),
    format,
    people: rows.length,
    by,
    at: now.seconds,
    expires_at: now.seconds + payrollKeptFor,
  }
  return {
    file,
    writes: keepExport(
      made,
      rows.map(({ user_id, figures }) => ({ user_id, figures })),
    ),
  }
}
