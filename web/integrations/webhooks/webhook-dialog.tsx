import { useTranslation } from 'react-i18next'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogFooter } from '#web/ui/feedback/dialog/dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormSwitch } from '#web/ui/form/form-switch.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { EventChoice } from './event-choice.tsx'
import { webhookForm, type WebhookForm } from './webhook-form.ts'
import styles from './webhooks.module.css'

interface WebhookDialogProps {
  title: string
  /** The verb on the button. */
  confirm: string
  /** Names what is typed, until it is saved. */
  draft: string
  known: WebhookForm
  /** Whether it is there already, and can be paused. */
  isThere: boolean
  /** Resolves to false where the person gave up on the way. */
  save: (form: WebhookForm) => Promise<boolean>
  onClose: () => void
}

/** Asks for the name and address of a webhook, and what it is told of. */
export function WebhookDialog({ title, confirm, draft, known, isThere, save, onClose }: WebhookDialogProps) {
  const { t } = useTranslation(['webhooks', 'common'])
  const { form, isDirty, discard, finish } = useDraftedForm({ name: draft, schema: webhookForm, known })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async typed => {
    if (!(await save(typed))) return
    finish()
    onClose()
  })
  return (
    <Dialog isOpen onOpenChange={closing.close} title={title} isDismissable hasCloseButton>
      <form onSubmit={submit} noValidate>
        <div className={styles.stack}>
          <FormError>{formError}</FormError>
          <FormTextField
            control={form.control}
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            isRequired
            autoFocus
            autoComplete="off"
          />
          <FormTextField
            control={form.control}
            name="url"
            label={t('url')}
            hint={t('urlHint')}
            type="url"
            isRequired
            autoComplete="off"
          />
          <EventChoice control={form.control} />
          {isThere && <FormSwitch control={form.control} name="is_on" label={t('isOn')} />}
        </div>
        <DialogFooter>
          <Button variant="quiet" onPress={closing.close}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
            {confirm}
          </Button>
        </DialogFooter>
      </form>
      {closing.question}
    </Dialog>
  )
}
