import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import styles from './header.module.css'
import { menuIn } from './site-menu.ts'

/** The full public menu; a section of the home page is never the current page. */
export function SiteNavItems() {
  const { t, i18n } = useTranslation('site')
  return menuIn(i18n.language).map(({ to, word }) => (
    <NavLink key={to} to={to} className={styles.item} aria-current={to.includes('#') ? 'false' : 'page'}>
      {t(word)}
    </NavLink>
  ))
}

export function SiteNav() {
  const { t } = useTranslation('site')
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <SiteNavItems />
    </nav>
  )
}
