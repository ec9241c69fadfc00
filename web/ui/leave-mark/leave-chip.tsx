import { Icon } from '../icon/icon.tsx'
import { leaveIcons, type LeaveKey } from './leave-key.ts'
import styles from './leave-mark.module.css'

interface LeaveChipProps {
  leave: LeaveKey
  /** The type's name in the reader's language. */
  label: string
  isDenied?: boolean
}

/** A leave type in a line of text. */
export function LeaveChip({ leave, label, isDenied }: LeaveChipProps) {
  return (
    <span className={styles.chip} data-leave={leave} data-denied={isDenied || undefined}>
      <Icon name={leaveIcons[leave]} size="sm" />
      {isDenied ? <s>{label}</s> : label}
    </span>
  )
}
