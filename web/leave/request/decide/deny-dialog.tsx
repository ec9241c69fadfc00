import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { leave } from '#shared/leave/contract.ts'
import { Decision } from '#shared/leave/view/decision.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useKeepTyped, useKeptDraft } from '#web/api/use-kept-draft.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { useDecisionToast } from '../../use-decision-toast.ts'
import type { DialogProps } from '../dialog-props.ts'
import styles from '../request-modal.module.css'
import { RequestFacts } from './request-facts.tsx'
import { useDecide } from './use-decide.ts'

/** Asks for a comment before a request is denied, and closes as soon as it is submitted. */
export function DenyDialog({ request, isOpen, onClose }: DialogProps & { request: RequestView }) {
  const { t } = useTranslation(['leave', 'common'])
  const deny = useDecide(leave.denyLeave, 'denied')
  const toastDecision = useDecisionToast()
  const kept = useKeptDraft<{ comment?: string | undefined }>(`deny.${request.id}`, { comment: '' })
  const { control, handleSubmit } = useForm({ resolver: schemaResolver(Decision), defaultValues: kept.initial })
  useKeepTyped(control, kept)

  const submit = handleSubmit(body => {
    kept.drop()
    onClose()
    void deny(request, { path: { id: request.id }, body }, () => toastDecision(request, t('denied')))
  })

  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={t('modalDeny')} size="sm">
      <form onSubmit={submit} className={styles.form}>
        <RequestFacts request={request} />
        <FormTextArea
          control={control}
          name="comment"
          label={t('denyComment')}
          isOptional
          hint={t('denyHint')}
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
