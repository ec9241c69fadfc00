import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { ApproverIds } from '#shared/people/contract/approver-ids.ts'
import { PeoplePicker } from '#web/ui/form/people-picker/people-picker.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import { useBulkForm } from './use-bulk-form.tsx'

const Form = z.object({ approver_ids: ApproverIds.check(z.minLength(1, 'problems:required')) })

export function ApproversForm({ people, employees, ...props }: BulkFormProps) {
  const { t } = useTranslation('employees')
  const { form, dialog } = useBulkForm({
    ...props,
    title: t('approversSeveral', { count: people.length }),
    schema: Form,
    nothing: { approver_ids: [] as string[] },
    changeOf: ({ approver_ids }) => ({ act: 'approvers', approver_ids }),
  })
  return dialog(
    <Controller
      control={form.control}
      name="approver_ids"
      render={({ field: { value, onChange }, fieldState }) => (
        <PeoplePicker
          label={t('approvers')}
          hint={t('approversHint')}
          people={employees
            .filter(({ state }) => state === 'active')
            .map(({ position, ...one }) => ({ ...one, ...(position !== null && { position }) }))}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />,
  )
}
