import { acceptAttendance } from './contract/accept-attendance.ts'
import { correctAttendance } from './contract/correct-attendance.ts'
import { handInAttendance } from './contract/hand-in-attendance.ts'
import { reopenAttendance } from './contract/reopen-attendance.ts'
import { showAttendance } from './contract/show-attendance.ts'

/** What may be asked about attendance. */
export const attendance = { showAttendance, correctAttendance, handInAttendance, acceptAttendance, reopenAttendance }
