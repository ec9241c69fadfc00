import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './profile.module.css'

interface Detail {
  label: string
  /** Nothing is known where it is empty. */
  value: ReactNode
}

/** What is known of somebody, to be read only. */
export function Details({ details }: { details: readonly Detail[] }) {
  const { t } = useTranslation('profile')
  return (
    <dl className={styles.details}>
      {details.map(({ label, value }) => (
        <div key={label} className={styles.detail}>
          <dt>{label}</dt>
          <dd>{value || <span className={styles.unknown}>{t('notGiven')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
