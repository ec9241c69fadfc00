import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { leave, type RequestView } from '#shared/leave/contract.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { useChange } from '#web/api/use-change.ts'
import { Alert } from '#web/ui/alert/alert.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/dialog/dialog.tsx'
import { TextArea } from '#web/ui/text-field/text-area.tsx'
import { RequestFacts } from './request-facts.tsx'
import styles from './request-modal.module.css'
import type { Shown } from './shown.ts'
import { useFailure } from './use-failure.ts'
import { useUndo } from './use-undo.ts'

export function DenyDialog({ request, isOpen, onClose }: Shown & { request: RequestView }) {
  const { t } = useTranslation('leave')
  const { change, isChanging } = useChange(leave.denyLeave)
  const shownFailure = useFailure({ mode: 'deny', onClose })
  const sayDecided = useUndo()
  const [comment, setComment] = useState('')
  const [trouble, setTrouble] = useState<string>()

  async function deny(event: FormEvent) {
    event.preventDefault()
    try {
      await change({ path: { id: request.id }, body: { comment: comment.trim() } })
      sayDecided(request, t('denied'))
      onClose()
    } catch (error) {
      if (shownFailure(error)) setTrouble(t('networkTrouble'))
    }
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('modalDeny')} size="sm">
      <form onSubmit={event => void deny(event)} className={styles.form}>
        {trouble && <Alert tone="danger">{trouble}</Alert>}
        <RequestFacts request={request} />
        <TextArea
          label={t('denyComment')}
          isOptional
          hint={t('denyHint')}
          value={comment}
          onChange={setComment}
          maxLength={longestMessage}
          rows={3}
          autoFocus
        />
        <DialogFooter>
          <Button variant="quiet" onPress={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="danger" isPending={isChanging}>
            {t('denyConfirm')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
