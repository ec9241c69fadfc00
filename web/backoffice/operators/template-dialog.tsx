import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeTemplate } from '#shared/backoffice/contract/operators/change-template.ts'
import type { Permission } from '#shared/contract/permission.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { NewerValue } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'
import { PermissionGrid } from './permission-grid.tsx'
import { usePermissionWords } from './use-permission-words.ts'

interface Values {
  name: string
  permissions: Permission[]
  version: number
}

interface TemplateDialogProps {
  title: string
  draft: string
  known: Values
  /** Resolves to nothing where it was given up. */
  save: (values: Values) => Promise<unknown>
  onClose: () => void
}

/** Name and permissions of a template. */
export function TemplateDialog({ title, draft, known, save, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('operators')
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `template.${draft}`,
    schema: changeTemplate.body!,
    known,
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.watch('version'))
  const inWords = usePermissionWords()
  const submit = submitWith(values =>
    noticing(async () => {
      if (!(await save(values))) return
      finish()
      onClose()
    }),
  )
  return (
    <FormDialog
      title={title}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={inWords(form.watch(), newer)}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      <FormTextField
        control={form.control}
        name="name"
        label={t('templateName')}
        isRequired
        autoFocus
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => <PermissionGrid value={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  )
}
