import { Icon } from '../../icon/icon.tsx'
import { leaveIcons, type LeaveKey } from './leave-key.ts'
import styles from './leave-mark.module.css'

interface LeaveDotProps {
  leave: LeaveKey
  size?: 'sm' | 'md'
  /** Only asked for: hatched, with a dashed edge. */
  isPending?: boolean
}

/** The coloured tile of a leave type; its name stands beside it. */
export function LeaveDot({ leave, size = 'md', isPending }: LeaveDotProps) {
  return (
    <span
      className={styles.dot}
      data-leave={leave}
      data-size={size}
      data-pending={isPending || undefined}
      aria-hidden="true"
    >
      <Icon name={leaveIcons[leave]} size="sm" />
    </span>
  )
}
