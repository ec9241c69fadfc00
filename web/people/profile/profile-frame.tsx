import { useTranslation } from 'react-i18next'
import { Outlet, useParams } from 'react-router'
import type { ApiError } from '#shared/contract/client.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { ErrorState } from '#web/ui/feedback/empty-state/error-state.tsx'
import { Tabs } from '#web/ui/navigation/tabs/tabs.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { tabsFor } from './profile-tabs.ts'
import styles from './profile.module.css'
import { useProfileOfAddress, type ProfileContext } from './use-profile.ts'

/** The layout of the profile pages: header and tabs. */
export function ProfileFrame() {
  const { t } = useTranslation(['profile', 'people', 'account'])
  const { id } = useParams()
  const { profile, error, reload, setPerson } = useProfileOfAddress()

  if (!profile && error) return <Unknown error={error} onRetry={reload} />
  return (
    <div className={styles.frame}>
      <ProfileHeader profile={profile} />
      <Tabs label={t('pagesOfProfile')} tabs={tabsFor(id, profile).map(({ to, word }) => ({ to, label: t(word) }))} />
      <Outlet key={id ?? 'me'} context={{ profile, setPerson } satisfies ProfileContext} />
    </div>
  )
}

function Unknown({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation(['profile', 'common', 'site'])
  const isMissing = error.status === 404
  return (
    <ErrorState
      code={error.status || undefined}
      title={t(isMissing ? 'nobody' : 'loadFailed')}
      action={
        <div className={styles.actions}>
          <LinkButton to="/dashboard" variant={isMissing ? 'primary' : undefined}>
            {t('site:toDashboard')}
          </LinkButton>
          {!isMissing && (
            <Button variant="primary" onPress={onRetry}>
              {t('common:reload')}
            </Button>
          )}
        </div>
      }
    >
      {isMissing ? t('nobodyWhy') : error.message}
    </ErrorState>
  )
}
