import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { failureOf, type Failure } from './failure.ts'

interface Handling {
  mode: 'create' | 'edit' | 'deny' | 'cancel'
  onClose: () => void
  /** Opens the same again with what was typed. */
  onContinue?: () => void
}

/** Says what closes the modal; gives back what the modal itself has to show. */
export function useFailure({ mode, onClose, onContinue }: Handling) {
  const { t } = useTranslation('leave')
  return (error: unknown): Extract<Failure, { kind: 'fields' | 'again' }> | undefined => {
    if (!(error instanceof ApiError)) throw error
    const failure = failureOf(error, mode)
    if (failure.kind === 'fields' || failure.kind === 'again') return failure
    onClose()
    const canContinue = failure.kind === 'failed' && onContinue
    toast.error(
      failure.kind === 'gone' ? t('notFound') : failure.message,
      canContinue ? { action: { label: t('continueRequest'), onAction: onContinue } } : undefined,
    )
    return undefined
  }
}
