import { useTranslation } from 'react-i18next'
import { addGroup } from '#shared/company/contract/add-group.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'

/** Asks for the name of a new group. */
export function AddGroup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['groups', 'common'])
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: 'group.new',
    schema: addGroup.body!,
    known: { name: '' },
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { change } = useChange(addGroup)
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async body => {
    await change({ body })
    finish()
    toast.success(t('added', body))
    onClose()
  })
  return (
    <FormDialog
      title={t('addTitle')}
      size="sm"
      confirm={t('create')}
      formError={formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      closing={closing}
    >
      <FormTextField control={form.control} name="name" label={t('name')} isRequired autoFocus autoComplete="off" />
    </FormDialog>
  )
}
