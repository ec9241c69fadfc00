import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import styles from './offline-banner.module.css'

function watch(told: () => void) {
  window.addEventListener('online', told)
  window.addEventListener('offline', told)
  return () => {
    window.removeEventListener('online', told)
    window.removeEventListener('offline', told)
  }
}

/** Shown at the bottom of the window while there is no connection. */
export function OfflineBanner() {
  const { t } = useTranslation('common')
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && (
        <p className={styles.banner} data-offline>
          <Icon name="warning" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
