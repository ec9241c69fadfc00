import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { leave, type RequestView } from '#shared/leave/contract.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { TextArea } from '#web/ui/form/text-field/text-area.tsx'
import { RequestFacts } from './request-facts.tsx'
import styles from '../request-modal.module.css'
import type { DialogProps } from '../dialog-props.ts'
import { useAtOnce } from './use-decide.ts'
import { useUndo } from '../../use-decision-toast.ts'

/** Asks for a comment before a request is denied, and closes as soon as it is sent. */
export function DenyDialog({ request, isOpen, onClose }: DialogProps & { request: RequestView }) {
  const { t } = useTranslation('leave')
  const deny = useAtOnce(leave.denyLeave, 'denied')
  const sayDecided = useUndo()
  const [comment, setComment] = useState('')

  function confirm(event: FormEvent) {
    event.preventDefault()
    onClose()
    const asked = { path: { id: request.id }, body: { comment: comment.trim() } }
    void deny(request, asked, () => sayDecided(request, t('denied')))
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('modalDeny')} size="sm">
      <form onSubmit={confirm} className={styles.form}>
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
          <Button type="submit" variant="danger">
            {t('denyConfirm')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
