import { useTranslation } from 'react-i18next'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'

/** That a request lacks the document it asks for, which the person and administrators alone are told. */
export function DocumentMissing() {
  const { t } = useTranslation('leave')
  return (
    <StatusLabel tone="warning" icon="warning">
      {t('documentMissing')}
    </StatusLabel>
  )
}
