import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

/** In place of what could not be read: says what is missing, and reads it again when asked to. */
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
