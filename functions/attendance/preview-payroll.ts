import { peopleOf } from '#functions/leave/named-people.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import * as contract from '#shared/attendance/contract/preview-payroll.ts'
import { columnsFor } from '#shared/attendance/payroll/model.ts'
import { say } from '#shared/words/say.ts'
import { inOrder } from './people-to-file.ts'
import { payrollOf, readPayroll } from './payroll-of.ts'
import { latestExports, settingsOf } from './payroll-store.ts'

/** How many exports are listed. */
const listed = 12

/** Everything that does not follow from the people is read in the same moment as the credentials. */
export const handler = serveReadingAhead(
  contract.previewPayroll,
  async ({ query: { from, to, group, ids } }, { company }) => {
    const [read, settings, history] = await Promise.all([
      readPayroll(company, { from_date: from, to_date: to }, { group, ids }),
      settingsOf(company),
      latestExports(company, listed),
    ])
    return { read, settings, history }
  },
  async (_, { actor: { company }, language }, found) => {
    const { read, settings, history } = await found()
    const { columns, codes } = settings
    const people = inOrder(read.people, read.of, language)
    const counted = people.slice(0, contract.mostCounted)
    const [{ rows, changes, earlier, nameOf }, exporters] = await Promise.all([
      payrollOf(read, people, counted),
      peopleOf(
        company,
        history.map(({ by }) => by),
        read.people.found,
      ),
    ])
    const isWhole = counted.length === people.length
    const before = new Map(earlier?.map(({ user_id, figures }) => [user_id, figures]))
    const present = new Set(rows.map(({ user_id }) => user_id))
    const exporterName = (id: string) => {
      const { first_name = '', last_name = '' } = exporters.get(id) ?? {}
      return say({ key: 'problems:personName', values: { first_name, last_name } }, language).trim()
    }
    const absences = rows.flatMap(({ user_id, employee_number, name, absences: own }) =>
      own.map(absence => ({ user_id, employee_number, name, code: codes[absence.item] ?? null, ...absence })),
    )
    // Of those who were not counted nobody knows whether they are gone.
    const known = changes.filter(({ user_id }) => isWhole || present.has(user_id))
    const first = <Row>(table: readonly Row[]) => table.slice(0, contract.mostPreviewed)
    return {
      data: {
        rows: first(rows).map(row => ({ ...row, before: before.get(row.user_id) ?? null })),
        absences: first(absences),
        changes: first(known).map(change => ({ ...change, name: nameOf(change.user_id) })),
        absence_count: absences.length,
        change_count: known.length,
        has_earlier: earlier !== undefined,
        people: isWhole ? rows.length : people.length,
        counted: rows.length,
        not_accepted: rows.filter(({ state }) => state !== 'accepted').length,
        columns,
        file_columns: columnsFor(columns, rows),
        codes,
        history: history.map(({ by, ...one }) => ({ ...one, by_name: exporterName(by) })),
      },
    }
  },
)
