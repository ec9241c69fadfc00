import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenRequest } from '#web/leave/open-request.tsx'
import { useMe } from '#web/api/use-me.ts'
import type { Reviewed } from '#web/people/facts/review-dialog.tsx'
import { NotificationBell } from '#web/notifications/bell.tsx'
import { MemberKeys } from '../../keys/member-keys.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import styles from '../header.module.css'
import { Header } from '../header.tsx'
import { MobileMenu } from '../mobile-menu.tsx'
import { BottomPlaces } from './bottom-places.tsx'
import { Nav, NavItems } from './nav.tsx'
import { UserMenu } from './user-menu.tsx'

/** Loaded for those who are in several companies. */
const CompanySwitch = lazy(async () => ({ default: (await import('./company-switch.tsx')).CompanySwitch }))

const ReviewDialog = lazy(async () => (await import('../../routes/profile.tsx')).loadFactReview())

/** Loaded with the first notification of a request that may wait for the reader. */
const DecideHere = lazy(async () => (await import('../../routes/inbox.ts')).loadDecideHere())

/** The header of those who are in; a new request is one press away at every width. */
export function AppHeader() {
  const { t } = useTranslation('site')
  const me = useMe()
  const openRequest = useOpenRequest()
  const [reviewed, review] = useState<Reviewed>()
  const create = () => openRequest({ mode: 'create' })
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <Header home="/dashboard" nav={<Nav />}>
        {me && me.companies.length > 1 && (
          <Suspense fallback={null}>
            <CompanySwitch me={me} />
          </Suspense>
        )}
        <MemberKeys />
        <div className={styles.wideOnly}>
          <Button variant="tinted" icon="plus" onPress={create}>
            {t('newRequest')}
          </Button>
        </div>
        <div className={styles.tabletOnly}>
          <IconButton variant="tinted" icon="plus" name={t('newRequest')} onPress={create} />
        </div>
        <NotificationBell onReview={review} Decide={DecideHere} />
        {reviewed && (
          <Suspense fallback={null}>
            <ReviewDialog {...reviewed} onClose={() => review(undefined)} />
          </Suspense>
        )}
        <UserMenu />
        <div ref={menu} className={styles.menu}>
          <MobileMenu>
            <NavItems />
          </MobileMenu>
        </div>
      </Header>
      <BottomPlaces onCreate={create} onMenu={() => menu.current?.querySelector('dialog')?.showModal()} />
    </>
  )
}
