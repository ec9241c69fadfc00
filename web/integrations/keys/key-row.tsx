import { useTranslation } from 'react-i18next'
import type { KeyView } from '#shared/integrations/contract/keys/key-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { RecordRow } from '#web/ui/data/record-row/record-row.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { personName } from '#web/ui/person/person-name.ts'

/** A key with what it may do, who created it and when it was used last. */
export function KeyRow({ apiKey, onRevoke }: { apiKey: KeyView; onRevoke: () => void }) {
  const { t, i18n } = useTranslation('integrations')
  const { moment, long } = useDates()
  const { name, scope, state, created_at, created_by, last_used_at, expires_on } = apiKey
  const facts = [
    t(scope),
    last_used_at === null ? t('neverUsed') : t('lastUsed', { at: moment(last_used_at) }),
    ...(expires_on === null ? [] : [t('lastDay', { day: long(expires_on) })]),
  ]
  return (
    <RecordRow
      name={name}
      lines={[facts.join(' · '), t('madeBy', { name: personName(created_by, i18n.language), at: moment(created_at) })]}
      action={
        state === 'valid' ? (
          <Button size="sm" aria-label={t('revokeOf', { name })} onPress={onRevoke}>
            {t('revoke')}
          </Button>
        ) : (
          <StatusLabel tone="muted" icon="lock">
            {t(state)}
          </StatusLabel>
        )
      }
    />
  )
}
