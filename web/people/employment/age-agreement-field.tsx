import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { yearOf } from '#shared/calendar/day.ts'
import { Checkbox } from '#web/ui/form/checkbox/checkbox.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import type { EmploymentForm } from './employment-information.ts'
import styles from '../profile/profile.module.css'

const sorted = (years: readonly number[]) => years.toSorted((one, other) => one - other)

/** The years for which the days of age may be granted until the end of the next one, as agreed (Mt. 123. § (6)). */
export function AgeAgreementField({ control }: { control: Control<EmploymentForm> }) {
  const { t } = useTranslation('profile')
  const thisYear = yearOf(todayInBudapest())
  return (
    <Controller
      control={control}
      name="age_agreements"
      render={({ field: { value, onChange } }) => (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{t('ageAgreement')}</legend>
          <p className={styles.note}>{t('ageAgreementHint')}</p>
          {sorted([...new Set([...value, thisYear - 1, thisYear, thisYear + 1])]).map(year => (
            <Checkbox
              key={year}
              value={value.includes(year)}
              onChange={isAgreed => onChange(isAgreed ? sorted([...value, year]) : value.filter(one => one !== year))}
            >
              {t('ageAgreementOf', { year, next: year + 1 })}
            </Checkbox>
          ))}
        </fieldset>
      )}
    />
  )
}
