import { useTranslation } from 'react-i18next'
import styles from './skeleton.module.css'

/** The thin bar under the header while known data is read again. */
export function ProgressBar({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('common')
  return isActive ? <div className={styles.bar} role="progressbar" aria-label={t('loading')} /> : null
}
