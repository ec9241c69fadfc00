import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import { useBulkForm } from './use-bulk-form.tsx'

/** The choice of those who shall belong to no group. */
const none = 'none'
const Form = z.object({ group: z.string({ error: 'problems:required' }).check(z.minLength(1, 'problems:required')) })

export function GroupForm({ people, groups, ...props }: BulkFormProps) {
  const { t } = useTranslation('employees')
  const { form, dialog } = useBulkForm({
    ...props,
    title: t('groupSeveral', { count: people.length }),
    schema: Form,
    nothing: { group: '' },
    changeOf: ({ group }) => ({ act: 'group', group_id: group === none ? null : group }),
  })
  return dialog(
    <FormSelect
      control={form.control}
      name="group"
      label={t('group')}
      isRequired
      options={[...groups.map(({ id, name }) => ({ value: id, label: name })), { value: none, label: t('noGroup') }]}
    />,
  )
}
