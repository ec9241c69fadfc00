import { useTranslation } from 'react-i18next'
import type { SessionView } from '#shared/account/contract/list-sessions.ts'
import { providerNames } from '#shared/account/identity.ts'
import { Button } from '#web/ui/button/button.tsx'
import { RecordRow } from '#web/ui/data/record-row/record-row.tsx'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useDeviceName } from './device-name.ts'

interface SessionRowProps {
  session: SessionView
  onEnd: () => void
}

/** A signed-in device; the one that is being used is left by signing out. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t } = useTranslation('sessions')
  const { moment } = useDates()
  const device = useDeviceName()(session)
  const seen = moment(session.seen_at)
  const { provider, assistant, begun_at } = session
  const begun = provider
    ? t('begunBy', { at: moment(begun_at), provider: providerNames[provider] })
    : t(assistant ? 'connected' : 'begun', { at: moment(begun_at) })
  return (
    <RecordRow
      name={device}
      lines={[
        ...(assistant ? [t(assistant.scopes.includes('write') ? 'assistantWrites' : 'assistantReads')] : []),
        t('seen', { at: seen }),
        begun,
      ]}
      action={
        session.is_current ? (
          <StatusLabel tone="success" icon="check">
            {t('current')}
          </StatusLabel>
        ) : (
          <Button size="sm" aria-label={t(assistant ? 'disconnectOf' : 'endOf', { device, at: seen })} onPress={onEnd}>
            {t(assistant ? 'disconnect' : 'end')}
          </Button>
        )
      }
    />
  )
}
