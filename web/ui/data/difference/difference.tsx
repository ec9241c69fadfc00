import type { ReactNode } from 'react'
import styles from './difference.module.css'

/** A difference in words or figures, coloured by whether it is a gain or a loss for the person. */
export function Difference({ isGain, children }: { isGain: boolean; children: ReactNode }) {
  return (
    <span className={styles.difference} data-gain={isGain || undefined}>
      {children}
    </span>
  )
}
