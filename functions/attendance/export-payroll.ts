import { serveReadingAhead } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/export-payroll.ts'
import { payrollContents, type PayrollContent } from '#shared/attendance/payroll/model.ts'
import { askForFile } from './ask-for-file.ts'
import { readPayroll } from './payroll-of.ts'
import { settingsOf } from './payroll-store.ts'
import { replyOf } from './reply-of-file.ts'

/** Of how many people a file comes at once, which a call has time for. */
const atOnce = 100

/** The file comes at once where it is small; a task makes that of many people. */
export const handler = serveReadingAhead(
  contract.exportPayroll,
  async ({ query: { from, to, group, ids } }, { company }) => {
    const [read, settings] = await Promise.all([
      readPayroll(company, { from_date: from, to_date: to }, { group, ids }),
      settingsOf(company),
    ])
    return { read, settings }
  },
  async ({ query }, context, found) => {
    const { actor, now, language, once } = context
    const { from, to, group, ids, format } = query
    const { company, user: by } = actor
    const contents = (query.contents?.split(',') ?? payrollContents) as PayrollContent[]
    const [{ read, settings }, { payrollFileName }] = await Promise.all([found(), import('./files/file-names.ts')])
    const name = payrollFileName(read.period, language)
    const people = read.people.found.length
    if (people > atOnce) {
      const asked = {
        what: 'payroll' as const,
        from,
        to,
        format,
        contents,
        ...(group && { group }),
        ...(ids && { ids }),
      }
      const ending = format === 'csv' && contents.length > 1 ? 'zip' : format
      return askForFile({ asked, name: `${name}.${ending}`, people }, context)
    }
    const { makePayroll } = await import('./files/make-payroll.ts')
    const { file, writes } = await makePayroll({ company, by, format, contents, language }, { read, settings }, now)
    const reply = replyOf(name, file)
    await commit(...writes, ...once(reply))
    return reply
  },
)
