import { useTranslation } from 'react-i18next'
import { FactorCards } from './factor-cards.tsx'
import styles from './second-factor.module.css'

/** How somebody proves who they are: the own second factors. */
export function SecurityPage() {
  const { t } = useTranslation('security')
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className="muted">{t('lead')}</p>
      </div>
      <FactorCards />
    </div>
  )
}
