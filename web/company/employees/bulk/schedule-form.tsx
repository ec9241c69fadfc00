import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Day } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { WorkingHours } from '#shared/company/model.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { WorkingHoursFields } from '../../working-hours-fields.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import { useBulkForm } from './use-bulk-form.tsx'

const Form = z.object({ whose: z.enum(['own', 'company']), working_hours: WorkingHours, working_hours_from: Day })

export function ScheduleForm({ people, ...props }: BulkFormProps) {
  const { t } = useTranslation('employees')
  const { form, dialog } = useBulkForm({
    ...props,
    title: t('scheduleSeveral', { count: people.length }),
    schema: Form,
    nothing: { whose: 'own', working_hours: generalWeek, working_hours_from: todayInBudapest() },
    changeOf: ({ whose, working_hours, working_hours_from }) => ({
      act: 'schedule',
      working_hours: whose === 'own' ? working_hours : null,
      working_hours_from,
    }),
  })
  const whose = useWatch({ control: form.control, name: 'whose' })
  return dialog(
    <>
      <FormSelect
        control={form.control}
        name="whose"
        label={t('schedule')}
        options={[
          { value: 'own', label: t('ownWeek') },
          { value: 'company', label: t('companyWeek') },
        ]}
      />
      {whose === 'own' && <WorkingHoursFields control={form.control} />}
      <FormIsoDateField
        control={form.control}
        name="working_hours_from"
        label={t('scheduleFrom')}
        hint={t('scheduleFromHint')}
        isRequired
      />
    </>,
  )
}
