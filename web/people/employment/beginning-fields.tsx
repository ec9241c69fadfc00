import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { newBrought, type Employment, type EmploymentForm } from './employment-information.ts'
import pairs from '../registration/registration.module.css'
import styles from '../profile/profile.module.css'

const mostBrought = 20

interface BeginningFieldsProps {
  control: Control<EmploymentForm>
  employment: Employment
}

/** Where the books of the employment begin here: the first year kept, what was taken before, and what was brought along. */
export function BeginningFields({ control, employment }: BeginningFieldsProps) {
  const { t } = useTranslation('profile')
  const { fields, append, remove } = useFieldArray({ control, name: 'brought' })
  const typedYear = useWatch({ control, name: 'first_year_kept' })
  const year = typedYear || String(employment.first_year_by_default)
  const isInHours = employment.unequal_schedule || employment.taken_before?.unit === 'hours'
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('beginningLead')}</p>
      <div className={pairs.pair}>
        <FormTextField
          control={control}
          name="first_year_kept"
          label={t('firstYearKept')}
          hint={t('firstYearKeptHint', { year: employment.first_year_by_default })}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          isOptional
        />
        <Amount control={control} name="taken_before" label={t('takenBefore', { year })} isInHours={isInHours} />
      </div>
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t('brought')}</legend>
        <p className={styles.note}>{t('broughtHint', { year })}</p>
        {fields.map(({ id, unit }, at) => (
          <div key={id} role="group" aria-label={t('broughtOf', { number: at + 1 })} className={styles.brought}>
            <FormTextField
              control={control}
              name={`brought.${at}.from_year`}
              label={t('broughtYear')}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
            />
            <Amount
              control={control}
              name={`brought.${at}`}
              label={t('broughtAmount')}
              isInHours={isInHours || unit === 'hours'}
            />
            <FormIsoDateField control={control} name={`brought.${at}.last_date`} label={t('broughtLastDate')} />
            <FormTextField
              control={control}
              name={`brought.${at}.reason`}
              label={t('broughtReason')}
              maxLength={180}
              autoComplete="off"
            />
            <IconButton icon="trash" name={t('removeBrought', { number: at + 1 })} onPress={() => remove(at)} />
          </div>
        ))}
        {fields.length < mostBrought && (
          <div>
            <Button icon="plus" size="sm" onPress={() => append(newBrought(Number(year)))}>
              {t('addBrought')}
            </Button>
          </div>
        )}
      </fieldset>
    </div>
  )
}

interface AmountProps {
  control: Control<EmploymentForm>
  name: 'taken_before' | `brought.${number}`
  label: string
  /** Whether leave may be entered in hours, as it is kept in an unequal schedule. */
  isInHours: boolean
}

/** An amount of leave, with its unit where it may be hours. */
function Amount({ control, name, label, isInHours }: AmountProps) {
  const { t } = useTranslation(['profile', 'common'])
  const amount = (
    <FormNumberField
      control={control}
      name={`${name}.amount`}
      label={label}
      min={0}
      max={9999}
      step={isInHours ? 0.25 : 1}
      unit={isInHours ? undefined : t('days')}
      isOptional={name === 'taken_before'}
    />
  )
  if (!isInHours) return amount
  return (
    <div className={styles.amount}>
      {amount}
      <FormSelect
        control={control}
        name={`${name}.unit`}
        label={t('leaveUnit')}
        options={[
          { value: 'days', label: t('days') },
          { value: 'hours', label: t('common:hoursUnit') },
        ]}
      />
    </div>
  )
}
