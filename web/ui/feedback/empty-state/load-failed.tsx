import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Shown in place of what could not be loaded, with a button to retry. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('common')
  return (
    <div role="alert">
      <EmptyState icon="warning" title={title}>
        <Button onPress={onRetry}>{t('reload')}</Button>
      </EmptyState>
    </div>
  )
}
