import type { ReactNode } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import styles from './stat-tile.module.css'

interface StatTileProps {
  label: string
  /** Formatted for the locale; undefined while it loads. */
  value: string | undefined
  /** Stands after the figure: "nap". */
  unit?: string
  /** The change in words; the arrow only repeats it. */
  change?: { direction: 'up' | 'down' | 'same'; words: string }
}

const arrows = { up: 'chevron-up', down: 'chevron-down', same: 'minus' } as const

/** A figure with its name; several go into `StatTiles`. */
export function StatTile({ label, value, unit, change }: StatTileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value === undefined ? (
          <Skeleton shape="title" />
        ) : (
          <>
            <span className="figure">{value}</span> {unit}
          </>
        )}
      </dd>
      {change && (
        <dd className={styles.change}>
          <Icon name={arrows[change.direction]} size="sm" />
          {change.words}
        </dd>
      )}
    </div>
  )
}

export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>
}
