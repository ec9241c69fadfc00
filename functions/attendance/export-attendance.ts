import { calendarOf } from '#functions/company/calendar-store.ts'
import { newSecretId } from '#functions/platform/clock.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, insert } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/export-attendance.ts'
import { askedFile } from '#shared/attendance/file-export.ts'
import { Problem } from '#shared/contract/problem.ts'
import { fileExports } from './file-export-store.ts'
import { isHere, peopleToFile } from './people-to-file.ts'
import { replyOf } from './reply-of-file.ts'

/** Of how many people a file comes at once, which a call has time for. */
const atOnce = { pdf: 20, xlsx: 100, csv: 100 } as const

/** The file comes at once where it is small; a task makes that of many people. */
export const handler = serve(contract.exportAttendance, async ({ query }, { actor, now, language, once }) => {
  const { month, format, group, ids } = query
  const { company, companyName, user: member } = actor
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
    const file = askedFile(
      {
        company,
        member,
        id: newSecretId(),
        asked,
        language,
        name: `${name}.${format === 'pdf' ? 'zip' : format}`,
        people: people.length,
      },
      now,
    )
    const reply = { data: { file: null, id: file.id } }
    await commit(insert(fileExports, file), ...once(reply))
    return reply
  }
  const [{ filedSheets }, { makeAttendance }] = await Promise.all([
    import('./files/filed-sheets.ts'),
    import('./files/make-attendance.ts'),
  ])
  const sheets = await filedSheets(calendar, people, { month, today: now.today, language })
  return replyOf(name, await makeAttendance(sheets, { companyName, format, language }))
})
