import type { FigureChange } from '../payroll/changes.ts'
import { isDuration, type PayrollFigure } from '../payroll/figures.ts'
import { columnsFor, type PayrollColumn, type PayrollContent, type PayrollSettings } from '../payroll/model.ts'
import type { PersonPayroll } from '../payroll/person-payroll.ts'
import type { FileCell, FileColumn, FileTable } from './file-table.ts'
import { columnTitle, itemWords, stateWords, type Say } from './payroll-words.ts'

/** A person with their payroll, as both stand in files. */
export interface PayrollRow extends PersonPayroll {
  user_id: string
  employee_number: string | null
  name: string
  group: string | null
}

export interface Payroll {
  rows: readonly PayrollRow[]
  changes: readonly FigureChange[]
  /** The names of those who are named in changes alone. */
  nameOf: (id: string) => string
}

type Settings = Pick<PayrollSettings, 'columns' | 'codes'>

/** The tables of a payroll file in words of a language. */
export const payrollTables = (
  payroll: Payroll,
  contents: readonly PayrollContent[],
  settings: Settings,
  say: Say,
): FileTable[] => contents.map(content => tables[content](payroll, settings, say))

const tables: Record<PayrollContent, (payroll: Payroll, settings: Settings, say: Say) => FileTable> = {
  summary: ({ rows }, settings, say) => {
    const columns = columnsFor(settings.columns, rows)
    return {
      name: say('payroll:summary'),
      columns: columns.map(column => columnOf(column, say)),
      rows: rows.map(row => columns.map(column => cellOf(row, column, say))),
      sum: say('payroll:sum'),
    }
  },
  absences: ({ rows }, { codes }, say) => ({
    name: say('payroll:absences'),
    columns: [
      { title: say('payroll:employeeNumber'), width: 12 },
      { title: say('payroll:name'), width: 26 },
      { title: say('payroll:code'), width: 10 },
      { title: say('payroll:type'), width: 24 },
      { title: say('payroll:firstDay'), width: 12 },
      { title: say('payroll:lastDay'), width: 12 },
      { title: say('payroll:days'), width: 8, isSummed: true },
      { title: say('payroll:hours'), width: 8, isSummed: true },
    ],
    rows: rows.flatMap(({ employee_number, name, absences }) =>
      absences.map((absence): FileCell[] => [
        employee_number,
        name,
        codes[absence.item] ?? null,
        say(itemWords[absence.item]),
        { day: absence.from_date },
        { day: absence.to_date },
        absence.days,
        { minutes: absence.minutes },
      ]),
    ),
    sum: say('payroll:sum'),
  }),
  changes: ({ changes, rows, nameOf }, _, say) => {
    const numbers = new Map(rows.map(({ user_id, employee_number }) => [user_id, employee_number]))
    return {
      name: say('payroll:changes'),
      columns: [
        { title: say('payroll:employeeNumber'), width: 12 },
        { title: say('payroll:name'), width: 26 },
        { title: say('payroll:figure'), width: 30 },
        { title: say('payroll:before'), width: 12 },
        { title: say('payroll:after'), width: 12 },
      ],
      rows: changes.map(({ user_id, figure, before, after }) => [
        numbers.get(user_id) ?? null,
        nameOf(user_id),
        columnTitle(figure, say),
        valueOf(figure, before),
        valueOf(figure, after),
      ]),
    }
  },
}

const columnOf = (column: PayrollColumn, say: Say): FileColumn => ({
  title: columnTitle(column, say),
  width: column === 'name' ? 26 : column === 'group' ? 20 : 14,
  isSummed: !isOwn(column),
})

const isOwn = (column: PayrollColumn): column is 'employee_number' | 'name' | 'group' | 'state' =>
  column === 'employee_number' || column === 'name' || column === 'group' || column === 'state'

/** What stands in a column of a person's row. */
export function cellOf(row: PayrollRow, column: PayrollColumn, say: Say): FileCell {
  if (column === 'state') return say(stateWords[row.state])
  return isOwn(column) ? row[column] : valueOf(column, row.figures[column] ?? 0)
}

const valueOf = (figure: PayrollFigure, value: number | null): FileCell =>
  value === null ? null : isDuration(figure) ? { minutes: value } : value
