import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './profile.module.css'

interface Fact {
  label: string
  /** Nothing is known where it is empty. */
  value: ReactNode
}

/** What is known of somebody, to be read only. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('profile')
  return (
    <dl className={styles.known}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value || <span className={styles.unknown}>{t('notGiven')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
