import { useTranslation } from 'react-i18next'
import { productName } from '#shared/words/product.ts'
import { openCookieSettings } from '#web/ui/feedback/cookie-banner/cookie-settings.ts'
import styles from './layout.module.css'

export function Footer({ width = 'app' }: { width?: 'app' | 'site' }) {
  const { t } = useTranslation('common')
  return (
    <footer className={styles.footer} data-width={width}>
      {`© ${productName}`}
      <button type="button" className={styles.footerLink} onClick={openCookieSettings}>
        {t('cookieSettings')}
      </button>
    </footer>
  )
}
