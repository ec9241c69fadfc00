import { useTranslation } from 'react-i18next'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'

/** Whether the home page shows it. */
export function ActiveLabel({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('sitecontent')
  return isActive ? (
    <StatusLabel tone="success" icon="eye">
      {t('shown')}
    </StatusLabel>
  ) : (
    <StatusLabel tone="muted" icon="eye-off">
      {t('hidden')}
    </StatusLabel>
  )
}
