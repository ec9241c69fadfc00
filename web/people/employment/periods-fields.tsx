import { useFieldArray, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { newGrant, newPeriod, type EmploymentForm } from './employment-information.ts'
import styles from '../profile/profile.module.css'

interface PeriodsFieldsProps {
  control: Control<EmploymentForm>
  name: 'hazardous_periods' | 'disability_periods' | 'employer_extra_grants'
  label: string
  hint: string
}

const mostPeriods = 20

/** A list of periods, open where a date is left empty; grants of the employer also have their days a year. */
export function PeriodsFields({ control, name, label, hint }: PeriodsFieldsProps) {
  const { t } = useTranslation('profile')
  const { fields, append, remove } = useFieldArray({ control, name })
  const isGrant = name === 'employer_extra_grants'
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{label}</legend>
      <p className={styles.note}>{hint}</p>
      {fields.map(({ id }, at) => (
        <div
          key={id}
          role="group"
          aria-label={t('periodOf', { what: label, number: at + 1 })}
          className={styles.period}
          data-grant={isGrant || undefined}
        >
          {isGrant && (
            <FormNumberField
              control={control}
              name={`employer_extra_grants.${at}.days`}
              label={t('daysAYear')}
              min={0}
              max={366}
            />
          )}
          <FormIsoDateField control={control} name={`${name}.${at}.from`} label={t('from')} isOptional />
          <FormIsoDateField control={control} name={`${name}.${at}.to`} label={t('to')} isOptional />
          <IconButton
            icon="trash"
            name={t('removePeriod', { what: label, number: at + 1 })}
            onPress={() => remove(at)}
          />
        </div>
      ))}
      {fields.length < mostPeriods && (
        <div>
          <Button
            icon="plus"
            size="sm"
            aria-label={t('addPeriodOf', { what: label })}
            onPress={() => append(isGrant ? newGrant : newPeriod)}
          >
            {t('addPeriod')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
