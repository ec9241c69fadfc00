import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface ErrorStateProps {
  /** A status in large figures: 404. */
  code?: number | string
  title: string
  children?: ReactNode
  /** The one button or link out of here. */
  action?: ReactNode
}

/** A whole page that could not be shown. */
export function ErrorState({ code, title, children, action }: ErrorStateProps) {
  return (
    <div className={styles.error}>
      {code && <p className={styles.code}>{code}</p>}
      <h1>{title}</h1>
      {children && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  )
}
