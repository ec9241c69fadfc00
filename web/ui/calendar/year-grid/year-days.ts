import type { IsoDate } from '../../form/date-range/iso-date.ts'
import type { LeaveKey } from '../leave-mark/leave-key.ts'

/** A day of somebody's year as it is drawn. */
export interface YearDay {
  date: IsoDate
  /** The accessible name: everything that is drawn in it. */
  label: string
  /** A day that does not count, a named one of those, or one that is worked though others like it are not. */
  kind?: 'off' | 'holiday' | 'worked'
  leave?: LeaveKey
  /** The short form of the leave, so that its colour is never alone. */
  code?: string
  isPending?: boolean
  /** Whether pressing it does anything. */
  isActive: boolean
}

/** From 1 for Monday. */
export const weekdayIn = (date: IsoDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/** The days of a year, month by month. */
export const monthsOf = (days: readonly YearDay[]): YearDay[][] => [
  ...Map.groupBy(days, ({ date }) => date.slice(0, 7)).values(),
]
