import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { operator } from '#shared/words/operator.ts'
import { productName } from '#shared/words/product.ts'
import { supportAddress } from '#web/api/support-address.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Logo } from '#web/ui/logo/logo.tsx'
import { openCookieSettings } from '#web/ui/feedback/cookie-banner/cookie-settings.ts'
import { LanguageList } from '../language/language-list.tsx'
import { useLongWeekendsPath } from '../language/long-weekends-path.ts'
import styles from './site-footer.module.css'

/** Below public pages: every other page of the site, by subject. */
export function SiteFooter() {
  const { t, i18n } = useTranslation(['site', 'common'])
  const { path: longWeekends, year } = useLongWeekendsPath()
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <div className={styles.about}>
          <Logo />
          <p>{t('footerLead')}</p>
        </div>
        <Group title={t('product')}>
          <Link to="/#features">{t('features')}</Link>
          <Link to="/#pricing">{t('pricing')}</Link>
          <Link to="/days-off-calculator">{t('calculatorName')}</Link>
          <Link to={longWeekends}>{t('longWeekends', { year })}</Link>
        </Group>
        <Group title={t('support')}>
          <Link to="/help">{t('help')}</Link>
          <Link to="/#contact-us">{t('questions')}</Link>
          <a href={`mailto:${supportAddress}`}>{t('contact')}</a>
          {i18n.language === 'hu' && <Link to="/blog">{t('blog')}</Link>}
        </Group>
        <Group title={t('legal')}>
          <Link to="/imprint">{t('imprint')}</Link>
          <Link to="/terms-of-use">{t('terms')}</Link>
          <Link to="/privacy-policy">{t('privacy')}</Link>
          <button type="button" className={styles.settings} onClick={openCookieSettings}>
            {t('common:cookieSettings')}
          </button>
        </Group>
      </div>
      <div className={styles.foot}>
        <span>{`© ${year} ${productName}`}</span>
        <a href={operator.linkedIn} rel="noopener">
          LinkedIn <Icon name="external" size="sm" />
        </a>
        <div className={styles.languages}>
          <LanguageList />
        </div>
      </div>
    </footer>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
