import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { Id, line } from '../../contract/wire.ts'
import { payItems, payrollFigures, type PayrollFigure } from './figures.ts'

/** The columns that say whose row it is. */
export const ownColumns = ['employee_number', 'name', 'group', 'state'] as const

/** Every column of the totals by person. */
export const payrollColumns: readonly ((typeof ownColumns)[number] | PayrollFigure)[] = [
  ...ownColumns,
  ...payrollFigures,
]
export type PayrollColumn = (typeof payrollColumns)[number]

export const PayrollColumn = z.enum(payrollColumns as [PayrollColumn, ...PayrollColumn[]], {
  error: 'problems:invalidValue',
})

/** The columns of a company that has chosen none. */
export const usualColumns: readonly PayrollColumn[] = [
  'employee_number',
  'name',
  'worked_hours',
  'worked_days',
  'sick_leave_days',
  'sickness_benefit_days',
  'vacation_days',
  'unpaid_days',
  'overtime_hours',
  'public_holiday_hours',
]

/** The figures that say which overtime is not to be paid, and which is to be after all. */
const ofExchange = ['overtime_exchanged_hours', 'time_off_unused_hours'] as const

/**
 * The columns with those of exchanged overtime beside that of overtime, where somebody has such figures, so that nobody is paid what is taken
 * as time off. Where overtime is not among them, what is to be paid after all stands at the end: no other column would tell it.
 */
export function columnsFor(
  chosen: readonly PayrollColumn[],
  rows: readonly { figures: z.infer<typeof Figures> }[],
): PayrollColumn[] {
  const missing = ofExchange.filter(
    column => !chosen.includes(column) && rows.some(({ figures }) => figures[column] !== undefined),
  )
  if (!chosen.includes('overtime_hours'))
    return [...chosen, ...missing.filter(column => column === 'time_off_unused_hours')]
  return chosen.flatMap(column => (column === 'overtime_hours' ? [column, ...missing] : [column]))
}

/** What a payroll program calls an item. */
export const PayCode = line(12)

/** What of payroll is chosen for a whole company: the columns, and the codes by which its payroll program knows the items. */
export const PayrollSettings = z.object({
  company: Id,
  columns: z.array(PayrollColumn),
  codes: z.partialRecord(z.enum(payItems), z.string()),
})
export type PayrollSettings = z.infer<typeof PayrollSettings>

export const usualSettings = (company: string): PayrollSettings => ({ company, columns: [...usualColumns], codes: {} })

export const payrollFormats = ['xlsx', 'csv'] as const
export type PayrollFormat = (typeof payrollFormats)[number]

/** What a payroll export holds: the totals by person, the list of absences, what has changed since the last one. */
export const payrollContents = ['summary', 'absences', 'changes'] as const
export type PayrollContent = (typeof payrollContents)[number]

/** That somebody exported the payroll of a period. */
export const PayrollExport = z.object({
  company: Id,
  id: Id,
  from_date: Day,
  to_date: Day,
  /** Whose it was: everybody's, or that of a group or of some people; only exports of the same are compared. */
  of: z.string(),
  format: z.enum(payrollFormats),
  people: z.int(),
  by: Id,
  at: z.int(),
  expires_at: z.int(),
})
export type PayrollExport = z.infer<typeof PayrollExport>

const figureNames = z.enum(payrollFigures as [PayrollFigure, ...PayrollFigure[]])
export const Figures = z.partialRecord(figureNames, z.int())

/** The figures of some people as they were exported, with which the next export is compared. */
export const PayrollSnapshot = z.object({
  company: Id,
  export: Id,
  part: z.string(),
  rows: z.array(z.object({ user_id: Id, figures: z.record(z.string(), z.int()) })),
  expires_at: z.int(),
})
export type PayrollSnapshot = z.infer<typeof PayrollSnapshot>

/** For how long exports are kept, in seconds: five years, while claims for wages expire in three (Mt. 286. § (1)). */
export const payrollKeptFor = 5 * 365 * 24 * 3600

/** How many people's figures one item holds. */
const together = 200

/** Divides rows into the parts that are kept of an export. */
export const partsOf = <Row>(rows: readonly Row[]): { part: string; rows: Row[] }[] =>
  Array.from({ length: Math.ceil(rows.length / together) }, (_, part) => ({
    part: String(part).padStart(4, '0'),
    rows: rows.slice(part * together, (part + 1) * together),
  }))

/** Whose payroll it is: everybody's, that of a group, or that of some people. */
export interface PayrollOf {
  group?: string | undefined
  ids?: string | undefined
}

/** Names the people of an export, so that it is compared with one of the same people. */
export const nameOfPeople = ({ group, ids }: PayrollOf): string =>
  ids ? `people ${ids.split(',').toSorted().join(',')}` : group ? `group ${group}` : 'all'
