import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuperadmin } from '#shared/contract/role.ts'
import { Card } from '#web/ui/card/card.tsx'
import { ForbiddenMessage } from '../profile/forbidden-message.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'
import { StandIn } from './stand-in.tsx'
import { MembershipCard } from './membership-card.tsx'

/** How an account behaves: who stands in, and how the pages look and speak, which only its owner chooses. */
export function AccountSettingsPage({ preferences }: { preferences: ReactNode }) {
  const { t } = useTranslation(['profile', 'people'])
  return (
    <ProfilePage title={t('people:accountSettings')}>
      {({ person, me, isOwn, isAdmin, mayChange }) => {
        if (!isOwn && !isAdmin) return <ForbiddenMessage />
        return (
          <>
            <StandIn person={person} mayChange={mayChange} />
            {!isOwn && mayChange && <MembershipCard person={person} isBySuperadmin={isSuperadmin(me)} />}
            {isOwn && <Card title={t('preferences')}>{preferences}</Card>}
          </>
        )
      }}
    </ProfilePage>
  )
}
