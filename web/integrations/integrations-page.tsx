import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './integrations-page.module.css'

/** What connects the company's other programs: each part stands for itself. */
export function IntegrationsPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('integrations')
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {children}
    </div>
  )
}
