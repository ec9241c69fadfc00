import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeOperator } from '#shared/backoffice/contract/operators/change-operator.ts'
import type { OperatorView, TemplateView } from '#shared/backoffice/contract/operators/operator-view.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from '../frame/confirmed.ts'
import { NewerValue } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { PermissionGrid } from './permission-grid.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { usePermissionWords } from './use-permission-words.ts'

interface OperatorDialogProps {
  operator: OperatorView
  templates: readonly TemplateView[]
  confirmed: Confirmed
  onClose: () => void
}

const valuesOf = ({ template, permissions, is_active, version }: OperatorView) => ({
  template,
  permissions,
  is_active,
  version,
})

/** What an operator may do. */
export function OperatorDialog({ operator, templates, confirmed, onClose }: OperatorDialogProps) {
  const { t } = useTranslation(['operators', 'backoffice'])
  const changing = useOperatorChange(changeOperator)
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `operator.${operator.id}`,
    schema: changeOperator.body!,
    known: valuesOf(operator),
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(operator, form.watch('version'))
  const inWords = usePermissionWords(templates)
  const template = form.watch('template')
  const submit = submitWith(body =>
    noticing(async () => {
      if (!(await confirmed(() => changing.change({ path: { id: operator.id }, body })))) return
      finish()
      onClose()
      toast.success(t('backoffice:saved'))
    }),
  )

  return (
    <FormDialog
      title={operator.email}
      formError={newer ? undefined : formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={event => void submit(event as never)}
      closing={closing}
    >
      {newer && (
        <NewerValue
          fields={inWords(form.watch(), newer)}
          onTake={() => form.reset(valuesOf(newer))}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      <TemplateChoice
        templates={templates}
        value={template}
        onChange={chosen => {
          form.setValue('template', chosen?.id ?? null, { shouldDirty: true })
          if (chosen) form.setValue('permissions', [...chosen.permissions], { shouldDirty: true })
        }}
      />
      <Controller
        control={form.control}
        name="permissions"
        render={({ field }) => (
          <PermissionGrid
            value={field.value}
            onChange={field.onChange}
            template={templates.find(({ id }) => id === template)?.permissions}
          />
        )}
      />
    </FormDialog>
  )
}
