import type { LeaveKey } from '../../calendar/leave-mark/leave-key.ts'

/** What a day of the calendar shows beside its number. */
export interface DayLook {
  /** Said with the day, by pointer, focus and name. */
  note?: string
  /** A booking of this type is on it. */
  leave?: LeaveKey
  isAsked?: boolean
  /** It stands in the way of the chosen days. */
  isClash?: boolean
  /** A rest day on which people work. */
  isWorkedRestDay?: boolean
  /** How many others are away, and how many have only asked; up to three are drawn. */
  others?: number
  othersAsked?: number
}
