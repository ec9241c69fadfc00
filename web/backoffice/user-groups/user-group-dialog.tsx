import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { changeUserGroup } from '#shared/backoffice/contract/user-groups/change-user-group.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { FormDialog } from '#web/ui/feedback/dialog/form-dialog.tsx'
import { useAskBeforeClosing } from '#web/ui/feedback/dialog/use-ask-before-closing.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { RadioCards } from '#web/ui/form/radio-cards/radio-cards.tsx'
import { NewerValue } from '../frame/newer-value.tsx'
import { useNewer } from '../frame/use-newer.ts'
import { emptyRule } from './empty-rule.ts'
import { RuleFields, type GroupValues } from './rule-fields.tsx'
import { useRuleWords } from './use-rule-words.ts'

interface UserGroupDialogProps {
  title: string
  draft: string
  known: GroupValues
  save: (values: GroupValues) => Promise<void>
  onClose: () => void
}

const sorts = ['picked', 'rule'] as const

/** Name and purpose of a group, and its rule; whether it has one is chosen once. */
export function UserGroupDialog({ title, draft, known, save, onClose }: UserGroupDialogProps) {
  const { t } = useTranslation('usergroups')
  const { form, isDirty, discard, finish } = useDraftedForm<GroupValues>({
    name: `userGroup.${draft}`,
    schema: changeUserGroup.body!,
    known,
  })
  const closing = useAskBeforeClosing({ isChanged: isDirty, onDiscard: discard, onClose })
  const { formError, submitWith } = useFormError(form)
  const { newer, noticing } = useNewer(known, form.watch('version'))
  const { newerFields } = useRuleWords()
  const hasRule = useWatch({ control: form.control, name: 'rule' }) !== null
  const submit = submitWith(values =>
    noticing(async () => {
      await save(values)
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
          fields={newerFields(form.watch(), newer)}
          onTake={() => form.reset(newer)}
          onKeep={() => {
            form.setValue('version', newer.version)
            void submit()
          }}
          isPending={form.formState.isSubmitting}
        />
      )}
      <FormTextField control={form.control} name="name" label={t('name')} isRequired autoFocus autoComplete="off" />
      <FormTextArea control={form.control} name="description" label={t('description')} rows={2} maxLength={300} />
      {draft === 'new' && (
        <RadioCards
          label={t('sort')}
          options={sorts.map(value => ({ value, label: t(`sort_${value}`), detail: t(`sort_${value}Why`) }))}
          value={hasRule ? 'rule' : 'picked'}
          onChange={sort => form.setValue('rule', sort === 'rule' ? emptyRule : null, { shouldDirty: true })}
        />
      )}
      {hasRule && <RuleFields control={form.control} />}
    </FormDialog>
  )
}
