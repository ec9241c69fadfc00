import type { AttendanceSheet } from '#shared/attendance/model.ts'
import { changesBetween } from '#shared/company/audit/audited-changes.ts'
import type { LeaveAccount } from '#shared/leave/model.ts'

type Audited = Pick<AttendanceSheet, 'state' | 'month'>

/** What the audit log keeps of a sheet that was accepted or reopened: which month, and its state before and after. */
export const stateChanges = (before: Audited, after: Audited) => [
  { field: 'attendance_month', from: null, to: after.month },
  ...changesBetween({ attendance_state: 'shown' }, stateOf(before), stateOf(after)),
]

const stateOf = ({ state }: Audited) => ({ attendance_state: state })

/** What the audit log keeps of the overtime of a month that became time off, or no longer is, in minutes; nothing where nothing changed. */
export function exchangeChanges(month: string, before: LeaveAccount, after: LeaveAccount) {
  const [from, to] = [before, after].map(
    account => account.overtime?.find(line => line.month === month)?.minutes ?? null,
  )
  return from === to ? [] : [{ field: 'attendance_time_off', from, to }]
}
