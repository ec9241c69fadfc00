import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { yearOf } from '#shared/calendar/day.ts'
import { prose } from '#shared/contract/wire.ts'
import { longestMessage } from '#shared/leave/model.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import { useBulkForm } from './use-bulk-form.tsx'

const Form = z.object({
  year: z.string(),
  days: z
    .nullable(z.int({ error: 'problems:number' }))
    .check(z.refine(days => days !== null && days !== 0 && Math.abs(days) <= 366, { error: 'problems:number' })),
  comment: prose(longestMessage),
})

export function ExtraDaysForm({ people, ...props }: BulkFormProps) {
  const { t } = useTranslation('employees')
  const thisYear = yearOf(todayInBudapest())
  const { form, dialog } = useBulkForm({
    ...props,
    title: t('extraDaysSeveral', { count: people.length }),
    schema: Form,
    nothing: { year: String(thisYear), days: null as number | null, comment: '' },
    changeOf: ({ year, days, comment }) => ({ act: 'extra_days', year: Number(year), days: days ?? 0, comment }),
  })
  return dialog(
    <>
      <FormSelect
        control={form.control}
        name="year"
        label={t('extraYear')}
        options={[thisYear - 1, thisYear, thisYear + 1].map(year => ({ value: String(year), label: String(year) }))}
      />
      <FormNumberField
        control={form.control}
        name="days"
        label={t('extraCount')}
        hint={t('extraCountHint')}
        min={-366}
        max={366}
        isRequired
      />
      <FormTextField
        control={form.control}
        name="comment"
        label={t('extraComment')}
        hint={t('extraCommentHint')}
        maxLength={longestMessage}
        autoComplete="off"
        isOptional
      />
    </>,
  )
}
