import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { inviteOperator } from '#shared/backoffice/contract/operators/invite-operator.ts'
import type { TemplateView } from '#shared/backoffice/contract/operators/operator-view.ts'
import type { Permission } from '#shared/contract/permission.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import type { Confirmed } from '../frame/confirmed.ts'
import { useOperatorChange } from '../frame/use-operator-change.ts'
import { PermissionGrid } from './permission-grid.tsx'
import { TemplateChoice } from './template-choice.tsx'

const nobody = {
  email: '',
  last_name: '',
  first_name: '',
  template: null as string | null,
  permissions: [] as Permission[],
}

interface InviteDialogProps {
  templates: readonly TemplateView[]
  confirmed: Confirmed
  onClose: () => void
}

/** Invites somebody to run the service, with a template or without one. */
export function InviteDialog({ templates, confirmed, onClose }: InviteDialogProps) {
  const { t } = useTranslation('operators')
  const inviting = useOperatorChange(inviteOperator)
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: 'operator.new',
    schema: inviteOperator.body!,
    known: nobody,
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const template = form.watch('template')
  const submit = submitWith(async body => {
    const invited = await confirmed(() => inviting.change({ body }))
    if (!invited) return
    finish()
    onClose()
    const { can_sign_in, email } = invited.data
    toast.success(t(can_sign_in ? 'added' : 'sent', { email }))
  })
  return (
    <FormDialog
      title={t('invite')}
      confirm={t('send')}
      formError={formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      closing={closing}
    >
      <FormTextField
        control={form.control}
        name="email"
        label={t('email')}
        type="email"
        isRequired
        autoFocus
        autoComplete="off"
      />
      <FormTextField control={form.control} name="last_name" label={t('lastName')} isRequired autoComplete="off" />
      <FormTextField
        control={form.control}
        name="first_name"
        label={t('firstName')}
        hint={t('namesHint')}
        isRequired
        autoComplete="off"
      />
      <TemplateChoice
        templates={templates}
        value={template}
        onChange={chosen => {
          form.setValue('template', chosen?.id ?? null, { shouldDirty: true })
          form.setValue('permissions', [...(chosen?.permissions ?? [])], { shouldDirty: true })
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
