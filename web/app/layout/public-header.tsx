import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { progressOf } from '../routes/page-access.ts'
import styles from './header.module.css'
import { Header } from './header.tsx'
import { useSignedIn } from '../session/known-user.ts'
import { LanguageChoice } from '../language/language-choice.tsx'
import { LanguageList } from '../language/language-list.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** The header of those who are not in yet: the way in, or on. */
export function PublicHeader() {
  const { t } = useTranslation('account')
  const { pathname } = useLocation()
  const progress = progressOf(useSignedIn())
  const isSignedIn = progress !== 'guest'
  const logIn = !isSignedIn && pathname !== '/login' && (
    <LinkButton to="/login" variant="quiet">
      {t('logIn')}
    </LinkButton>
  )
  const goOn = !pathname.startsWith('/register') && (
    <LinkButton to="/register" variant={pathname === '/' ? 'primary' : 'default'}>
      {t(isSignedIn ? 'finishRegistration' : 'registerCompany')}
    </LinkButton>
  )
  const logOut = isSignedIn && (
    <LinkButton to="/logout" variant="quiet">
      {t('logOut')}
    </LinkButton>
  )
  return (
    <Header home="/" width="site" isClear>
      <div className={styles.wideOnly}>
        <LanguageChoice />
        {logIn}
        {logOut}
      </div>
      {goOn}
      <MobileMenu>
        {logIn}
        {logOut}
        <LanguageList />
      </MobileMenu>
    </Header>
  )
}
