import type { LeaveKey } from '../leave-mark/leave-key.ts'
import styles from './day-strip.module.css'

export type DayCell = 'used' | 'planned' | 'pending' | 'left' | 'off' | 'holiday'

interface DayStripProps {
  cells: readonly DayCell[]
  leave?: LeaveKey
  size?: 'lg' | 'md' | 'sm'
  /** The whole sentence: "25 napból 9 elhasznált, 3 jóváhagyott, 2 függőben, 11 szabad". */
  label: string
}

/** Days as countable boxes. Above forty they stand in groups of five. */
export function DayStrip({ cells, leave = 'vacation', size = 'md', label }: DayStripProps) {
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={label}
      data-leave={leave}
      data-size={size}
      data-grouped={cells.length > 40 || undefined}
    >
      {cells.map((cell, index) => (
        // A box has no key but its index.
        <i key={index} className={styles.cell} data-cell={cell} />
      ))}
    </div>
  )
}

/** A box for each day of each state, in the order in which days pass. */
export const dayCells = (days: Partial<Record<DayCell, number>>): DayCell[] =>
  (['used', 'planned', 'pending', 'left', 'off', 'holiday'] as const).flatMap(cell =>
    Array.from({ length: Math.max(0, days[cell] ?? 0) }, () => cell),
  )

/** The box of a legend under a strip. */
export function DayKey({ cell, leave = 'vacation' }: { cell: DayCell; leave?: LeaveKey }) {
  return <i className={styles.key} data-leave={leave} data-cell={cell} aria-hidden="true" />
}
