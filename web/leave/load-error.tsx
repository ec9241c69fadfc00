import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'

/** A card whose data could not be loaded, with a retry; the rest of the page works on. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('leave')
  return (
    <div role="alert">
      <EmptyState icon="warning" title={t('loadFailed')}>
        <Button size="sm" onPress={onRetry}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    </div>
  )
}
