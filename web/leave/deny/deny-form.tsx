import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { longestMessage } from '#shared/leave/model.ts'
import { Decision } from '#shared/leave/view/decision.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import styles from './deny-form.module.css'

interface DenyFormProps {
  isOpen: boolean
  title: string
  /** The ids of the requests, to which the draft of the reason belongs. */
  ids: readonly string[]
  /** What is denied. */
  children: ReactNode
  onClose: () => void
  onDeny: (decision: { comment: string }) => void
}

/** Asks for the reason of a denial, of one request or of several, and closes as soon as it is submitted. */
export function DenyForm({ isOpen, title, ids, children, onClose, onDeny }: DenyFormProps) {
  const { t } = useTranslation(['leave', 'common'])
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `deny.${ids.toSorted().join()}`,
    schema: Decision,
    known: { comment: '' },
  })
  const { close, question } = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async decision => {
    finish()
    onClose()
    onDeny(decision)
  })
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title={title} size="sm" isDismissable>
      <form onSubmit={submit} className={styles.form} noValidate>
        <FormError>{formError}</FormError>
        {children}
        <FormTextArea
          control={form.control}
          name="comment"
          label={t('denyComment')}
          isOptional
          hint={t('denyHint')}
          maxLength={longestMessage}
          rows={3}
          autoFocus
        />
        <DialogFooter>
          <Button variant="quiet" onPress={close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="danger">
            {t('denyConfirm')}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  )
}
