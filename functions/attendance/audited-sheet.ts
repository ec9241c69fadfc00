import type { AttendanceSheet } from '#shared/attendance/model.ts'
import { changesBetween } from '#shared/company/audit/audited-changes.ts'

type Audited = Pick<AttendanceSheet, 'state' | 'month'>

/** What the audit log keeps of a sheet that was accepted or reopened: which month, and its state before and after. */
export const stateChanges = (before: Audited, after: Audited) => [
  { field: 'attendance_month', from: null, to: after.month },
  ...changesBetween({ attendance_state: 'shown' }, stateOf(before), stateOf(after)),
]

const stateOf = ({ state }: Audited) => ({ attendance_state: state })
