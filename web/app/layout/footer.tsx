import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { operator } from '#shared/words/operator.ts'
import { productName } from '#shared/words/product.ts'
import { openCookieSettings } from '#web/ui/feedback/cookie-banner/cookie-settings.ts'
import styles from './layout.module.css'

/** Below the pages of members. */
export function Footer() {
  const { t } = useTranslation(['common', 'site'])
  return (
    <footer className={styles.footer}>
      {`© ${productName}`}
      <Link to="/help" className={styles.footerLink}>
        {t('site:help')}
      </Link>
      <Link to="/terms-of-use" className={styles.footerLink}>
        {t('site:terms')}
      </Link>
      <Link to="/privacy-policy" className={styles.footerLink}>
        {t('site:privacy')}
      </Link>
      <button type="button" className={styles.footerLink} onClick={openCookieSettings}>
        {t('cookieSettings')}
      </button>
      <a href={operator.linkedIn} rel="noopener" className={styles.footerLink}>
        LinkedIn
      </a>
    </footer>
  )
}
