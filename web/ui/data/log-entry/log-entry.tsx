import type { ReactNode } from 'react'
import { useDates } from '../../dates/use-dates.ts'
import styles from './log-entry.module.css'

/** The entries of a log, the newest first. */
export const LogList = ({ children }: { children: ReactNode }) => <ol className={styles.entries}>{children}</ol>

interface LogEntryProps {
  /** Unix seconds. */
  at: number
  /** What was done, to whom or what. */
  title: ReactNode
  /** Who did it. */
  by: string
  /** What changed, line by line. */
  children: ReactNode
}

/** An entry of a log: what was done, what that changed, by whom, and when. */
export function LogEntry({ at, title, by, children }: LogEntryProps) {
  const { moment } = useDates()
  return (
    <li className={styles.entry}>
      <time className={styles.when} dateTime={new Date(at * 1000).toISOString()}>
        {moment(at)}
      </time>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      <span className={styles.by}>{by}</span>
    </li>
  )
}

/** A line of what an entry changed. */
export const LogChange = ({ children }: { children: ReactNode }) => <p className={styles.change}>{children}</p>
