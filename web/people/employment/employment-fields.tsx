import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isDay, type Day } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { listPositions } from '#shared/company/contract/list-positions.ts'
import { isUnder16 } from '#shared/people/personal-information.ts'
import { useApi } from '#web/api/use-api.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { noGroup, type EmploymentForm } from './employment-information.ts'
import pairs from '../registration/registration.module.css'
import styles from '../profile/profile.module.css'
import { Under16Field } from '../personal/under-16-field.tsx'

interface EmploymentFieldsProps {
  control: Control<EmploymentForm>
  birthday: Day | null
  /** Whether the law sets the entitlement of a year; outside Hungary it is set by hand. */
  isByLaw: boolean
}

/** The fields of the employment itself: its dates, position, group and number. */
export function EmploymentFields({ control, birthday, isByLaw }: EmploymentFieldsProps) {
  const { t } = useTranslation('profile')
  const [start, reason] = useWatch({ control, name: ['employment_start', 'under_16_reason'] })
  const isTooYoung = isUnder16(birthday, isDay(start) ? start : null, todayInBudapest())
  const groups = useApi(company.listGroups).data?.data ?? []
  const positions = useApi(listPositions).data?.data.map(({ name }) => name)
  return (
    <div className={styles.form}>
      <div className={pairs.pair}>
        <FormIsoDateField control={control} name="employment_start" label={t('employmentStart')} isOptional />
        <FormIsoDateField
          control={control}
          name="employment_end"
          label={t('employmentEnd')}
          hint={t('employmentEndHint')}
          isOptional
        />
      </div>
      {(isTooYoung || reason) && <Under16Field control={control} name="under_16_reason" />}
      <div className={pairs.pair}>
        <FormTextField
          control={control}
          name="position"
          label={t('position')}
          suggestions={positions}
          autoComplete="off"
          isOptional
        />
        <FormSelect
          control={control}
          name="group_id"
          label={t('group')}
          options={[
            { value: noGroup, label: t('noGroup') },
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <div className={pairs.pair}>
        <FormTextField
          control={control}
          name="employee_number"
          label={t('employeeNumber')}
          hint={t('employeeNumberHint')}
          autoComplete="off"
          isOptional
        />
      </div>
      {!isByLaw && (
        <div className={pairs.pair}>
          <FormNumberField
            control={control}
            name="base_days"
            label={t('baseDays')}
            hint={t('baseDaysHint')}
            min={0}
            max={366}
            unit={t('days')}
            isOptional
          />
          <FormNumberField
            control={control}
            name="base_sick_days"
            label={t('baseSickDays')}
            min={0}
            max={366}
            unit={t('days')}
            isOptional
          />
        </div>
      )}
    </div>
  )
}
