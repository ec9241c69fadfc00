import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import styles from './header.module.css'

/** The pages that members go to from everywhere. */
const entries = [{ to: '/dashboard', word: 'dashboard' }] as const

export function NavItems() {
  const { t } = useTranslation('site')
  return entries.map(({ to, word }) => (
    <NavLink key={to} to={to} className={styles.item}>
      {t(word)}
    </NavLink>
  ))
}

export function Nav() {
  const { t } = useTranslation('site')
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')}>
      <NavItems />
    </nav>
  )
}
