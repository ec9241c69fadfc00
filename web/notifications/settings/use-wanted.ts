import { useTranslation } from 'react-i18next'
import type { saveDefaults } from '#shared/notifications/contract/save-defaults.ts'
import type { savePreferences } from '#shared/notifications/contract/save-preferences.ts'
import type { showDefaults } from '#shared/notifications/contract/show-defaults.ts'
import type { showPreferences } from '#shared/notifications/contract/show-preferences.ts'
import type { Wanted, WantedChange } from '#shared/notifications/wanted.ts'
import { optimistic } from '#web/api/optimistic.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'

/** What is shown once a change is made. */
const withIt = (wanted: Wanted, { choices = {}, quiet_when_away }: WantedChange): Wanted => ({
  ...wanted,
  topics: wanted.topics.map(one => ({ ...one, ...choices[one.topic] })),
  quiet_when_away: quiet_when_away ?? wanted.quiet_when_away,
})

/** What somebody is told of, and its change, which shows at once; an error puts it back, and is told. */
export function useWanted(
  shown: typeof showPreferences | typeof showDefaults,
  saved: typeof savePreferences | typeof saveDefaults,
) {
  const { t } = useTranslation('notificationpage')
  const reading = useApi(shown)
  const { change } = useChange(saved)
  return {
    wanted: reading.data?.data,
    error: reading.error,
    reload: () => void reading.mutate(),
    save: (body: WantedChange) => {
      const made = optimistic(shown, reply => ({ ...reply, data: withIt(reply.data, body) }))
      change({ body }, { optimistic: [made] }).catch(() => toast.error(t('saveFailed')))
    },
  }
}
