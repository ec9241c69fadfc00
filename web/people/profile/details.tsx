import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './profile.module.css'

interface Detail {
  label: string
  /** Falsy where it is unknown. */
  value: ReactNode
}

/** A read-only list of labelled values. */
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
