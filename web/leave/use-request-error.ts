import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { failureOf, type Failure, type Mode } from './request-error.ts'

interface Handling {
  mode: Mode
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
    const shown = toast.error(
      failure.kind === 'gone' ? t('notFound') : failure.message,
      failure.kind === 'failed' && onContinue
        ? {
            action: {
              label: t('continueRequest'),
              onAction: () => {
                toast.close(shown)
                onContinue()
              },
            },
          }
        : undefined,
    )
    return undefined
  }
}
