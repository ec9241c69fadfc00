import { calendarOf } from '#functions/company/calendar-store.ts'
import { monthsOf, type Period } from '#shared/calendar/period.ts'
import type { WorkCalendar } from '#shared/company/model.ts'
import { hasSheetsBy } from '#shared/attendance/has-sheets.ts'
import { changesSince, type FiguresOf } from '#shared/attendance/payroll/changes.ts'
import { nameOfPeople, type PayrollOf } from '#shared/attendance/payroll/model.ts'
import { personPayroll } from '#shared/attendance/payroll/person-payroll.ts'
import type { Payroll, PayrollRow } from '#shared/attendance/files/payroll-tables.ts'
import { attendanceFacts, type PersonFacts } from './attendance-facts.ts'
import { figuresOf, lastExport } from './payroll-store.ts'
import { readPeople, type FiledPerson } from './people-to-file.ts'

/** What a payroll is counted from, apart from what is read of each person. */
export async function readPayroll(company: string, period: Period, of: PayrollOf) {
  const [people, calendar, last] = await Promise.all([
    readPeople(company, of),
    calendarOf(company),
    lastExport(company, period, nameOfPeople(of)),
  ])
  return { people, calendar, last, period, of }
}

export type ReadPayroll = Awaited<ReturnType<typeof readPayroll>>

export interface CountedPayroll extends Payroll {
  /** The figures of the last export of the period; undefined where there was none. */
  earlier: FiguresOf[] | undefined
}

/** Counts the payroll of some people, and what has changed since the last export of the same people and days. */
export async function payrollOf(
  { calendar, last, period }: ReadPayroll,
  people: readonly FiledPerson[],
  /** Those who are counted, all read at once: who waits for a reply waits for no hundred after another. */
  counted?: readonly FiledPerson[],
): Promise<CountedPayroll> {
  const [rows, earlier] = await Promise.all([
    rowsOf(counted ?? people, period, { calendar, together: counted?.length }),
    last && figuresOf(last),
  ])
  const names = new Map(people.map(({ member, name }) => [member.id, name]))
  const changes = earlier ? changesSince(earlier, rows) : []
  return { rows, changes, earlier, nameOf: id => names.get(id) ?? '' }
}

/** The rows of people; who was not employed in the period has none. */
async function rowsOf(
  people: readonly FiledPerson[],
  period: Period,
  { calendar, together }: { calendar: WorkCalendar; together: number | undefined },
): Promise<PayrollRow[]> {
  const rows: PayrollRow[] = []
  for await (const person of attendanceFacts(people, monthsOf(period), calendar, together)) {
    const payroll = hasNone(person, period) ? undefined : personPayroll(person.facts, period)
    if (!payroll) continue
    const { member, name, group } = person
    rows.push({ user_id: member.id, employee_number: member.employee_number, name, group, ...payroll })
  }
  return rows
}

/** Whether somebody has no payroll: who is not employed yet, or has left nobody knows when. */
const hasNone = ({ member, facts: { terms } }: PersonFacts, { to_date }: Period) =>
  !hasSheetsBy(member, terms, to_date) || (member.status === 'deleted' && terms.employment_end === null)
