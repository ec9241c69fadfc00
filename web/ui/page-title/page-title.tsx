import type { ReactNode } from 'react'
import styles from './page-title.module.css'

interface PageTitleProps {
  children: string
  /** How many the page lists. */
  count?: number | undefined
  /** Search and buttons, the primary one last. */
  actions?: ReactNode
}

/** The name of a page that lists or keeps something, on one line with its count and actions. */
export function PageTitle({ children, count, actions }: PageTitleProps) {
  return (
    <header className={styles.line}>
      <h1 className={styles.title}>{children}</h1>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
