import { Icon } from '../../icon/icon.tsx'
import { leaveIcons, type LeaveKey } from './leave-key.ts'
import styles from './leave-mark.module.css'

interface LeaveChipProps {
  leave: LeaveKey
  /** The type's name in the reader's language. */
  label: string
  isPending?: boolean
  isDenied?: boolean
}

/** A leave type in a line of text: hatched while it waits, struck through once it is denied. */
export function LeaveChip({ leave, label, isPending, isDenied }: LeaveChipProps) {
  return (
    <span
      className={styles.chip}
      data-leave={leave}
      data-pending={isPending || undefined}
      data-denied={isDenied || undefined}
    >
      <Icon name={leaveIcons[leave]} size="sm" />
      {isDenied ? <s>{label}</s> : label}
    </span>
  )
}
