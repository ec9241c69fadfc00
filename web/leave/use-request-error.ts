import { useTranslation } from 'react-i18next'
import { ApiError } from '#shared/contract/client.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { requestErrorOf, type RequestMode } from './request-error.ts'

interface Handling {
  mode: RequestMode
  onClose?: () => void
  /** Opens the form again with its draft. */
  onContinue?: () => void
}

/** What only the caller can show: errors at the fields of its form, or a sentence beside what may be submitted again. */
type Unhandled = { kind: 'invalid' } | { kind: 'retryable'; sentence: string }

/** Handles a failed call about a request: what ends the dialog is toasted, what does not is given back. */
export function useRequestError({ mode, onClose, onContinue }: Handling) {
  const { t } = useTranslation('leave')
  return (error: unknown): Unhandled | undefined => {
    if (!(error instanceof ApiError)) throw error
    const found = requestErrorOf(error, mode)
    if (found.kind === 'invalid') return found
    if (found.kind === 'retryable')
      return { kind: 'retryable', sentence: found.isOffline ? t('networkTrouble') : found.message }
    onClose?.()
    const shown = toast.error(
      found.kind === 'not-found' ? t('notFound') : found.message,
      found.kind === 'fault' && onContinue
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
