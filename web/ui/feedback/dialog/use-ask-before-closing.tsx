import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Closing {
  /** Whether something stands in the form that closing would lose. */
  isChanged: boolean
  /** What was typed is not wanted any more. */
  onDiscard: () => void
  onClose: () => void
}

/** Closes the dialog of a form: at once where nothing was changed, else after a question, which belongs inside the dialog. */
export function useAskBeforeClosing({ isChanged, onDiscard, onClose }: Closing) {
  const { t } = useTranslation('common')
  const [isAsking, ask] = useState(false)

  function discard() {
    ask(false)
    onDiscard()
    onClose()
  }
  const question = isAsking && (
    <ConfirmDialog
      isOpen
      onOpenChange={ask}
      title={t('discardTitle')}
      confirm={t('discard')}
      dismiss={t('discardNot')}
      isDanger
      onConfirm={discard}
    />
  )
  return { close: () => (isChanged ? ask(true) : onClose()), question }
}
