import { useTranslation } from 'react-i18next'
import { useOpenRequest } from '#web/leave/open-request.tsx'
import { NotificationBell } from '#web/notices/bell.tsx'
import { Button } from '#web/ui/button/button.tsx'
import styles from './header.module.css'
import { Header } from './header.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Nav, NavItems } from './nav.tsx'
import { UserMenu } from './user-menu.tsx'

/** The header of those who are in. */
export function AppHeader() {
  const { t } = useTranslation('site')
  const openRequest = useOpenRequest()
  const newRequest = (then?: () => void) => (
    <Button
      variant="primary"
      icon="plus"
      onPress={() => {
        then?.()
        openRequest({ mode: 'create' })
      }}
    >
      {t('newRequest')}
    </Button>
  )
  return (
    <Header home="/dashboard" nav={<Nav />}>
      <div className={styles.wideOnly}>{newRequest()}</div>
      <NotificationBell />
      <UserMenu />
      <MobileMenu>
        {close => (
          <>
            <NavItems />
            {newRequest(close)}
          </>
        )}
      </MobileMenu>
    </Header>
  )
}
