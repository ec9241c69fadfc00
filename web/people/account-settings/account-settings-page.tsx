import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuperadmin } from '#shared/contract/role.ts'
import { Card } from '#web/ui/card/card.tsx'
import { ForbiddenMessage } from '../profile/forbidden-message.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'
import { StandIn } from './stand-in.tsx'
import { MembershipCard } from './membership-card.tsx'

/** The stand-in, membership and preferences of an account; preferences are its owner's alone. */
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
