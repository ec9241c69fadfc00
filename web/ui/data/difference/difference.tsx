import type { ReactNode } from 'react'
import styles from './difference.module.css'

/** A difference in words or figures, in the colour of what it is for the person: a gain or a loss. */
export function Difference({ isGain, children }: { isGain: boolean; children: ReactNode }) {
  return (
    <span className={styles.difference} data-gain={isGain || undefined}>
      {children}
    </span>
  )
}
