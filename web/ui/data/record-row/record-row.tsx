import type { ReactNode } from 'react'
import styles from './record-row.module.css'

/** A list of things that somebody has made, each with what is to be known of it. */
export const RecordList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
)

interface RecordRowProps {
  name: string
  /** What is to be known of it, line by line. */
  lines: readonly string[]
  /** What can be done with it, or why nothing can. */
  action: ReactNode
}

/** A thing of a list: its name, what is to be known of it, and what can be done with it. */
export function RecordRow({ name, lines, action }: RecordRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        {lines.map(line => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {action}
    </li>
  )
}
