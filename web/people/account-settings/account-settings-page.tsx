import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#web/ui/card/card.tsx'
import { ForbiddenMessage } from '../profile/forbidden-message.tsx'
import { ProfilePage } from '../profile/profile-page.tsx'
import { StandIn } from './stand-in.tsx'
import { MembershipCard, type Confirmed } from './membership-card.tsx'

interface AccountSettingsPageProps {
  preferences: ReactNode
  /** The calendar feeds of whoever looks at their own account. */
  feeds: ReactNode
  confirmed: Confirmed
}

/** The stand-in, membership, preferences and calendar feeds of an account; the last two are its owner's alone. */
export function AccountSettingsPage({ preferences, feeds, confirmed }: AccountSettingsPageProps) {
  const { t } = useTranslation(['profile', 'people'])
  return (
    <ProfilePage title={t('people:accountSettings')}>
      {({ person, me, isOwn, isAdmin, mayChange }) => {
        if (!isOwn && !isAdmin) return <ForbiddenMessage />
        return (
          <>
            <StandIn person={person} mayChange={mayChange} />
            {!isOwn && mayChange && <MembershipCard person={person} me={me} confirmed={confirmed} />}
            {isOwn && <Card title={t('preferences')}>{preferences}</Card>}
            {isOwn && feeds}
          </>
        )
      }}
    </ProfilePage>
  )
}
