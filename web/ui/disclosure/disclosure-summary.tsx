import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

/** What opens a native `<details>`, with the product's own arrow in place of the browser's. */
export function DisclosureSummary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      {children} <Icon name="chevron-down" size="sm" />
    </summary>
  )
}
