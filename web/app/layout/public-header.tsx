import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { onTheWay, progressOf } from '../routes/page-access.ts'
import { useDestination } from '../routes/use-destination.ts'
import styles from './header.module.css'
import { Header } from './header.tsx'
import { useSignedIn } from '../session/known-user.ts'
import { useLongWeekendsPath } from '../language/long-weekends-path.ts'
import { LanguageChoice } from '../language/language-choice.tsx'
import { LanguageList } from '../language/language-list.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { hasFullMenu } from './site-menu.ts'
import { SiteNav, SiteNavItems } from './site-nav.tsx'
import { useScrolled } from './use-scrolled.ts'

/** The header of those who are not in yet: the way in, or on. */
export function PublicHeader() {
  const { t } = useTranslation(['account', 'site'])
  const { pathname } = useLocation()
  const progress = progressOf(useSignedIn())
  const isSignedIn = progress !== 'guest'
  const isIn = progress === 'member' || progress === 'unprotected'
  const to = useDestination()
  const { path: longWeekends, year } = useLongWeekendsPath()
  const isFull = hasFullMenu(pathname)
  // On the home page it becomes the primary action as soon as the page's own is scrolled away.
  const isPrimary = useScrolled(50) && pathname === '/'
  const logIn = !isSignedIn && pathname !== '/login' && (
    <LinkButton to={onTheWay('/login', to)} variant="quiet">
      {t('logIn')}
    </LinkButton>
  )
  // Whoever runs the service founds no company.
  const mayRegister = !isIn && !pathname.startsWith('/register') && !to?.startsWith('/admin')
  const register = mayRegister && (
    <LinkButton to="/register" variant={isPrimary ? 'primary' : 'default'}>
      {t(isSignedIn ? 'finishRegistration' : 'registerCompany')}
    </LinkButton>
  )
  const dashboard = isIn && pathname !== '/second-factor' && (
    <LinkButton to="/dashboard">{t('site:dashboard')}</LinkButton>
  )
  const logOut = isSignedIn && (
    <LinkButton to={onTheWay('/logout', to)} variant="quiet">
      {t('logOut')}
    </LinkButton>
  )
  return (
    <Header home="/" width="site" isClear nav={isFull && <SiteNav />}>
      <div className={styles.wideOnly}>
        <LanguageChoice />
        {logIn}
        {logOut}
      </div>
      {register}
      {dashboard}
      <MobileMenu>
        {isFull && (
          <>
            <SiteNavItems />
            <NavLink to="/days-off-calculator" className={styles.item}>
              {t('site:calculatorName')}
            </NavLink>
            <NavLink to={longWeekends} className={styles.item}>
              {t('site:longWeekends', { year })}
            </NavLink>
          </>
        )}
        {mayRegister && (
          <LinkButton to="/register" variant="primary" size="lg">
            {t(isSignedIn ? 'finishRegistration' : 'registerCompany')}
          </LinkButton>
        )}
        {logIn}
        {logOut}
        <LanguageList />
      </MobileMenu>
    </Header>
  )
}
