import { Icon } from '../../icon/icon.tsx'
import { leaveIcons, type LeaveKey } from './leave-key.ts'
import styles from './leave-mark.module.css'

/** The coloured tile of a leave type; its name stands beside it. */
export function LeaveDot({ leave, size = 'md' }: { leave: LeaveKey; size?: 'sm' | 'md' }) {
  return (
    <span className={styles.dot} data-leave={leave} data-size={size} aria-hidden="true">
      <Icon name={leaveIcons[leave]} size="sm" />
    </span>
  )
}
