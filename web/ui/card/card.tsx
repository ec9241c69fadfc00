import { useId, type ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title?: string
  /** What it is about, below the title. */
  lead?: string
  /** A number beside the title. */
  count?: number
  /** At the end of the title's line. */
  actions?: ReactNode
  /** Rows touch the edges: for a `CardList` or a table. */
  isFlush?: boolean
  headingLevel?: 2 | 3
  children: ReactNode
}

/** Where an ancestor says `data-cards="beside"`, the title stands beside the content of a wide card. */
export function Card({ title, lead, count, actions, isFlush, headingLevel = 2, children }: CardProps) {
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.card} data-flush={isFlush || undefined} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={styles.header}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** Rows divided by lines, from edge to edge of a flush card. */
export function CardList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export function CardRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>
}
