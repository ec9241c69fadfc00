import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'

/** In place of what only administrators and the person see. */
export function ForbiddenMessage() {
  const { t } = useTranslation('profile')
  return <EmptyState icon="lock" title={t('notForYou')} />
}
