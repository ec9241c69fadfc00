import { useTranslation } from 'react-i18next'
import { addPosition } from '#shared/company/contract/add-position.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'

interface PositionDialogProps {
  title: string
  /** The verb on the button. */
  confirm: string
  hint?: string
  /** Names what is typed, until it is saved. */
  draft: string
  name: string
  save: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a position. */
export function PositionDialog({ title, confirm, hint, draft, name, save, onClose }: PositionDialogProps) {
  const { t } = useTranslation(['positions', 'common'])
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: draft,
    schema: addPosition.body!,
    known: { name },
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async typed => {
    await save(typed.name)
    finish()
    onClose()
  })
  return (
    <FormDialog
      title={title}
      size="sm"
      confirm={confirm}
      formError={formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      closing={closing}
    >
      <FormTextField
        control={form.control}
        name="name"
        label={t('name')}
        {...(hint && { hint })}
        isRequired
        autoFocus
        autoComplete="off"
      />
    </FormDialog>
  )
}
