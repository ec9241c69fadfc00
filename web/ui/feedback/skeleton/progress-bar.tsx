import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

/** The thin bar under the header while cached data is revalidated. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('common')
  return isActive ? <div className={styles.bar} role="progressbar" aria-label={t('loading')} /> : null
}
