import { useTranslation } from 'react-i18next'
import type { WebhookView } from '#shared/integrations/contract/webhooks/webhook-view.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'

const looks = {
  on: { tone: 'success', icon: 'check' },
  failing: { tone: 'warning', icon: 'warning' },
  paused: { tone: 'muted', icon: 'clock' },
  off: { tone: 'danger', icon: 'x' },
} as const

/** Whether a webhook works. */
export function WebhookState({ webhook: { state, failing_since } }: { webhook: WebhookView }) {
  const { t } = useTranslation('webhooks')
  const shown = state === 'on' && failing_since !== null ? 'failing' : state
  return <StatusLabel {...looks[shown]}>{t(shown)}</StatusLabel>
}
