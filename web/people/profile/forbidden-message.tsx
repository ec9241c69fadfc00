import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'

/** Shown in place of what only administrators and the person may see. */
export function ForbiddenMessage() {
  const { t } = useTranslation('profile')
  return <EmptyState icon="lock" title={t('notForYou')} />
}
