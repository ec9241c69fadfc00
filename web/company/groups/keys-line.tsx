import { useTranslation } from 'react-i18next'
import styles from './groups.module.css'

/** The keys that move somebody. */
export function KeysLine() {
  const { t } = useTranslation('groups')
  return (
    <p id="groups-keys" className={styles.keys}>
      <kbd>{t('space')}</kbd> {t('keyLift')} <kbd>←</kbd> <kbd>→</kbd> {t('keyArrows')} <kbd>{t('space')}</kbd>{' '}
      {t('keyDrop')} <kbd>Esc</kbd> {t('keyCancel')}
    </p>
  )
}
