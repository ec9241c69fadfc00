import type { ReactNode } from 'react'
import { PageTitle } from '#web/ui/page-title/page-title.tsx'
import styles from './area-page.module.css'

interface AreaPageProps {
  title: string
  /** One sentence: what the page is for. */
  lead?: string
  /** How many the page lists, where that is known. */
  count?: number | undefined
  /** Buttons, the primary one last. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the back office. */
export function AreaPage({ title, lead, count, actions, children }: AreaPageProps) {
  return (
    <div className={styles.page}>
      <PageTitle count={count} actions={actions}>
        {title}
      </PageTitle>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
