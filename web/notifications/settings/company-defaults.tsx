import { useTranslation } from 'react-i18next'
import { saveDefaults } from '#shared/notifications/contract/save-defaults.ts'
import { showDefaults } from '#shared/notifications/contract/show-defaults.ts'
import { Card } from '#web/ui/card/card.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { useWanted } from './use-wanted.ts'
import { WantedSwitches } from './wanted-switches.tsx'

/** What employees are told of who have not chosen themselves. */
export function CompanyDefaults() {
  const { t } = useTranslation('notificationpage')
  const { wanted, error, reload, save } = useWanted(showDefaults, saveDefaults)
  return (
    <Card title={t('defaults')} lead={t('defaultsLead')}>
      {wanted ? (
        <WantedSwitches
          wanted={wanted}
          channels={['bell', 'email', 'push']}
          quiet={{ label: t('defaultsQuiet'), hint: t('defaultsQuietHint') }}
          onChange={save}
        />
      ) : error ? (
        <LoadFailed title={t('settingsFailed')} onRetry={reload} />
      ) : (
        <SkeletonRows rows={9} />
      )}
    </Card>
  )
}
