import type { LeaveKey } from '../../calendar/leave-mark/leave-key.ts'

/** A bar of a `BarChart`. */
export interface ChartBar {
  name: string
  value: number
  /** Only a leave type brings a colour of its own. */
  leave?: LeaveKey
}
