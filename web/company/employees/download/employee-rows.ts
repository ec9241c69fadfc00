import type { PersonEmployment } from '#shared/people/contract/list-employments.ts'
import type { Employee } from '../employee.ts'
import type { Cell } from './workbook.ts'

/** The columns of the downloaded list, in their order. */
export const downloadedColumns = [
  'last_name',
  'first_name',
  'email',
  'group',
  'position',
  'employee_number',
  'birth_date',
  'employment_start',
  'employment_end',
  'approvers',
  'role',
  'state',
] as const
export type DownloadedColumn = (typeof downloadedColumns)[number]

interface Words {
  titleOf: (column: DownloadedColumn) => string
  roleOf: (employee: Employee) => string
  stateOf: (employee: Employee) => string
}

/** The list of employees as cells, its head first. */
export function employeeRows(
  employees: readonly Employee[],
  employments: ReadonlyMap<string, PersonEmployment>,
  { titleOf, roleOf, stateOf }: Words,
): Cell[][] {
  const day = (date: string | null | undefined): Cell => (date ? { day: date } : null)
  const cells = (employee: Employee): Record<DownloadedColumn, Cell> => {
    const known = employments.get(employee.id)
    return {
      last_name: employee.last_name,
      first_name: employee.first_name,
      email: known?.email ?? employee.email,
      group: employee.group,
      position: employee.position,
      employee_number: known?.employee_number ?? null,
      birth_date: day(known?.birth_date),
      employment_start: day(known?.employment_start),
      employment_end: day(known?.employment_end),
      approvers: employee.approvers,
      role: roleOf(employee),
      state: stateOf(employee),
    }
  }
  return [
    downloadedColumns.map(titleOf),
    ...employees.map(cells).map(row => downloadedColumns.map(column => row[column])),
  ]
}

/** The same cells as texts; days in ISO form. */
export const textsOf = (rows: readonly (readonly Cell[])[]): string[][] =>
  rows.map(row => row.map(cell => (cell !== null && typeof cell === 'object' ? cell.day : String(cell ?? ''))))
