import { Icon } from '../../icon/icon.tsx'
import { leaveIcons } from '../leave-mark/leave-key.ts'
import styles from './month-grid.module.css'
import type { Bar } from './month-weeks.ts'

/** Drawn over the boxes of its days, whose accessible names have it. Its place is an attribute, as the CSP forbids inline styles. */
export function MonthBar({ bar: { mark, start, span, lane, begins, ends } }: { bar: Bar }) {
  return (
    <span
      aria-hidden="true"
      className={styles.bar}
      data-leave={mark.leave}
      data-pending={mark.isPending || undefined}
      data-start={start}
      data-span={span}
      data-lane={lane}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
    >
      <Icon name={mark.isPending ? 'clock' : leaveIcons[mark.leave]} size="sm" />
      <span className={styles.word}>{mark.label}</span>
    </span>
  )
}
