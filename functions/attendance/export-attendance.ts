import { calendarOf } from '#functions/company/calendar-store.ts'
import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/attendance/contract/export-attendance.ts'
import { Problem } from '#shared/contract/problem.ts'
import { askForFile } from './ask-for-file.ts'
import { isHere, peopleToFile } from './people-to-file.ts'
import { replyOf } from './reply-of-file.ts'

/** Of how many people a file comes at once, which a call has time for. */
const atOnce = { pdf: 20, xlsx: 100, csv: 100 } as const

/** The file comes at once where it is small; a task makes that of many people. */
export const handler = serve(contract.exportAttendance, async ({ query }, context) => {
  const { actor, now, language } = context
  const { month, format, group, ids } = query
  const { company, companyName } = actor
  const [found, calendar, { attendanceFileName }] = await Promise.all([
    peopleToFile({ actor, now }, { group, ids }, language),
    calendarOf(company),
    import('./files/file-names.ts'),
  ])
  const people = found.filter(isHere)
  if (!people.length) throw new Problem('notFound')
  const name = attendanceFileName(month, language)
  if (people.length > atOnce[format]) {
    const asked = { what: 'attendance' as const, month, format, ...(group && { group }), ...(ids && { ids }) }
    const ending = format === 'pdf' ? 'zip' : format
    return askForFile({ asked, name: `${name}.${ending}`, people: people.length }, context)
  }
  const [{ filedSheets }, { makeAttendance }] = await Promise.all([
    import('./files/filed-sheets.ts'),
    import('./files/make-attendance.ts'),
  ])
  const sheets = await filedSheets(calendar, people, { month, today: now.today, language })
  return replyOf(name, await makeAttendance(sheets, { companyName, format, language }))
})
