import type { CSSProperties } from 'react'
import type { LeaveKey } from '../leave-mark/leave-key.ts'
import styles from './day-strip.module.css'

interface DayLineProps {
  days: Record<'used' | 'planned' | 'pending' | 'left', number>
  leave?: LeaveKey
  /** The whole sentence, as for a `DayStrip`. */
  label: string
}

/** Above so many days the boxes are narrower. */
const roomy = 28

/** The boxes of a `DayStrip` as one element, for long lists. */
export function DayLine({ days: { used, planned, pending, left }, leave = 'vacation', label }: DayLineProps) {
  const free = Math.max(0, left)
  const total = used + planned + pending + free
  const counts = { '--used': used, '--planned': planned, '--pending': pending, '--left': free } as CSSProperties
  return (
    <span
      className={styles.line}
      role="img"
      aria-label={label}
      data-leave={leave}
      data-many={total > roomy || undefined}
      style={counts}
    />
  )
}
