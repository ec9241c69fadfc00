import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { GroupName } from '#shared/company/model.ts'
import { ApproverIds } from '#shared/people/contract/approver-ids.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import type { Pickable } from '#web/ui/form/people-picker/groups-of.ts'
import type { GroupColumn } from './columns.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'

const GroupForm = z.object({ name: GroupName, approver_ids: ApproverIds })

interface EditGroupProps {
  column: GroupColumn
  /** Those who may be approvers. */
  people: readonly Pickable[]
  save: (id: string, form: z.output<typeof GroupForm>) => Promise<boolean>
  onClose: () => void
}

/** Changes the name and the standard approvers of a group. */
export function EditGroup({ column: { id, name, approver_ids }, people, save, onClose }: EditGroupProps) {
  const { t } = useTranslation(['groups', 'common'])
  const { form, isDirty, discard, finish } = useDraftedForm({
    name: `group.${id}`,
    schema: GroupForm,
    known: { name, approver_ids: [...approver_ids] },
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const submit = submitWith(async typed => {
    // Somebody who was chosen may have been deactivated since, and is not shown any more.
    const active = typed.approver_ids.filter(approver => people.some(person => person.id === approver))
    if (!(await save(id!, { ...typed, approver_ids: active }))) return
    finish()
    onClose()
  })
  return (
    <FormDialog
      title={t('editTitle', { name })}
      formError={formError}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={submit}
      closing={closing}
    >
      <FormTextField control={form.control} name="name" label={t('name')} isRequired autoComplete="off" />
      <Controller
        control={form.control}
        name="approver_ids"
        render={({ field: { value, onChange }, fieldState }) => (
          <PeoplePicker
            people={people}
            value={value}
            onChange={onChange}
            label={t('approvers')}
            hint={t('approversHint')}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormDialog>
  )
}
