import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** The anchor, where the menu leads to it. */
  id?: string
  title: string
  lead?: string
  children: ReactNode
}

/** A section of the home page, by its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  const heading = useId()
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}
