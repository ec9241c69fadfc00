import { calendarOf } from '#functions/company/calendar-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { memberNow } from '#functions/leave/administrator-now.ts'
import { nowAt, type Now } from '#functions/platform/clock.ts'
import { get, type Write } from '#functions/platform/table.ts'
import type { AskedFile, FileExport } from '#shared/attendance/file-export.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { fileExports } from '../file-export-store.ts'
import type { FileTask } from '../file-task.ts'
import { readPayroll } from '../payroll-of.ts'
import { settingsOf } from '../payroll-store.ts'
import { isHere, peopleToFile } from '../people-to-file.ts'
import { filedSheets } from './filed-sheets.ts'
import { makeAttendance } from './make-attendance.ts'
import { makePayroll } from './make-payroll.ts'
import type { MadeFile } from './made-file.ts'
import { makePdfs } from './make-pdfs.ts'
import { store, type Asker } from './store-file.ts'

/**
 * Makes a file that somebody has asked for, with the rights that they have now. Delivered again after an interruption it is made anew
 * under the same key; nothing is made for who has left the company, nor a payroll for who administers it no more.
 */
export async function makeFile({ company, member, id }: Omit<FileTask, 'task'>): Promise<void> {
  const known = await get(fileExports, { company, member, id })
  if (!known || known.ready_at !== null) return
  const [by, found] = await Promise.all([memberNow(company, member), get(companies, { id: company })])
  if (by?.status !== 'active' || !found) return
  if (known.asked.what === 'payroll' && !isAdmin(by)) return
  const actor = { company, user: member, role: by.role } as Asker['actor']
  const asker = { actor, companyName: found.name }
  const now = nowAt(new Date())
  const { asked } = known
  if (asked.what === 'leave_cards' || (asked.what === 'attendance' && asked.format === 'pdf'))
    return makePdfs(known, asker, now)
  const { file, writes } = await made(known, asked, asker, now)
  await store(known, file, writes)
}

async function made(
  { company, member, language }: FileExport,
  asked: Exclude<AskedFile, { what: 'leave_cards' }>,
  { actor, companyName }: Asker,
  now: Now,
): Promise<{ file: MadeFile; writes: Write[] }> {
  const { group, ids } = asked
  const of = { group, ids }
  if (asked.what === 'payroll') {
    const { from, to, format, contents } = asked
    const period = { from_date: from, to_date: to }
    const [read, settings] = await Promise.all([readPayroll(company, period, of), settingsOf(company)])
    return makePayroll({ company, by: member, format, contents, language }, { read, settings }, now)
  }
  const { month, format } = asked
  const [people, calendar] = await Promise.all([peopleToFile({ actor, now }, of, language), calendarOf(company)])
  const sheets = await filedSheets(calendar, people.filter(isHere), { month, today: now.today, language })
  return { file: await makeAttendance(sheets, { companyName, format, language }), writes: [] }
}
