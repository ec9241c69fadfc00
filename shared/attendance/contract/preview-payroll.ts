import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Id } from '../../contract/wire.ts'
import { payItems } from '../payroll/figures.ts'
import { Figures, PayrollColumn, payrollFormats } from '../payroll/model.ts'
import { SheetState } from '../model.ts'
import { isPayrollPeriod, payrollQuery, wrongPeriod } from './payroll-query.ts'

/** How many rows of each table a preview has; what it says of all of them is counted. */
export const mostPreviewed = 100

/** How many people are counted for a preview; of more it says that it is of the first ones. */
export const mostCounted = 1000

const PayrollRowView = z.object({
  user_id: Id,
  employee_number: z.nullable(z.string()),
  name: z.string(),
  group: z.nullable(z.string()),
  state: SheetState,
  figures: Figures,
  /** What was another figure in the last export of the period; null where the person was not in it. */
  before: z.nullable(Figures),
})
export type PayrollRowView = z.infer<typeof PayrollRowView>

const PayrollAbsenceView = z.object({
  user_id: Id,
  employee_number: z.nullable(z.string()),
  name: z.string(),
  item: z.enum(payItems),
  code: z.nullable(z.string()),
  from_date: Day,
  to_date: Day,
  days: z.int(),
  minutes: z.int(),
})
export type PayrollAbsenceView = z.infer<typeof PayrollAbsenceView>

const FigureChangeView = z.object({
  user_id: Id,
  name: z.string(),
  figure: z.string(),
  before: z.nullable(z.int()),
  after: z.nullable(z.int()),
})
export type FigureChangeView = z.infer<typeof FigureChangeView>

export const PayrollView = z.object({
  /** The first rows of each table. */
  rows: z.array(PayrollRowView),
  absences: z.array(PayrollAbsenceView),
  changes: z.array(FigureChangeView),
  /** How many rows each table has, of the people who were counted. */
  absence_count: z.int(),
  change_count: z.int(),
  /** Whether there is an earlier export to compare with. */
  has_earlier: z.boolean(),
  /** How many people the whole payroll has. */
  people: z.int(),
  /** Of how many people all of this was counted. */
  counted: z.int(),
  /** Whose sheets are not accepted, of those counted. */
  not_accepted: z.int(),
  columns: z.array(PayrollColumn),
  /** The columns that the file has, which are those that were chosen and what follows from the people's figures. */
  file_columns: z.array(PayrollColumn),
  codes: z.partialRecord(z.enum(payItems), z.string()),
  history: z.array(
    z.object({
      id: Id,
      from_date: Day,
      to_date: Day,
      format: z.enum(payrollFormats),
      people: z.int(),
      at: z.int(),
      by_name: z.string(),
    }),
  ),
})
export type PayrollView = z.infer<typeof PayrollView>

export const previewPayroll = endpoint('GET /export/payroll/preview', {
  summary: 'What the payroll of a period says, what has changed since its last export, and the exports before',
  access: 'admin',
  keys: 'read',
  query: z.object(payrollQuery).check(z.refine(isPayrollPeriod, wrongPeriod)),
  reply: z.object({ data: PayrollView }),
})
