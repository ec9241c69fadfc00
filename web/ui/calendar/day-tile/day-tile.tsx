import { useDates } from '../../dates/use-dates.ts'
import type { LeaveKey } from '../leave-mark/leave-key.ts'
import styles from './day-tile.module.css'

interface DayTileProps {
  day: string
  /** The type of the leave that begins on it; none of a day that is worked in the place of another. */
  leave?: LeaveKey | undefined
  state?: 'approved' | 'pending' | 'denied' | 'cancelled'
}

/** The leaf of a calendar on which something begins: full where it is decided, hatched while it waits. What it is stands beside it. */
export function DayTile({ day, leave, state }: DayTileProps) {
  const { shortMonth } = useDates()
  return (
    <span className={styles.tile} data-leave={leave} data-state={leave ? state : 'worked'} aria-hidden="true">
      <span>{shortMonth(day)}</span>
      <b>{Number(day.slice(8))}</b>
    </span>
  )
}
