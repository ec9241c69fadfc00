import * as z from 'zod/mini'
import { Day } from '../../calendar/day.ts'
import { lengthOf } from '../../calendar/period.ts'
import { Id, manyIds } from '../../contract/wire.ts'

/** The longest period of a payroll, in days: a month from any day on, or two. */
export const longestPayroll = 62

/** How many people can be named. */
export const mostNamed = 100

/** A period, and whose payroll: a group's, that of some people, or everybody's. */
export const payrollQuery = {
  from: Day,
  to: Day,
  group: z.optional(Id),
  ids: z.optional(manyIds(mostNamed)),
}

/** Whether a period is one that payroll is counted for. */
export const isPayrollPeriod = ({ from, to }: { from: string; to: string }) =>
  from <= to && lengthOf({ from_date: from, to_date: to }) <= longestPayroll

export const wrongPeriod = { error: 'problems:dateRange', path: ['to'] }
