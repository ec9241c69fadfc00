import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isDay } from '#shared/calendar/day.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { IsoDateField } from '#web/ui/form/date-range/iso-date-field.tsx'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { newChild, type EmploymentForm } from './employment-information.ts'
import styles from '../profile/profile.module.css'

const mostChildren = 20

/** The children that entitlements depend on: extra days need the birth year, parental leave the date. */
export function ChildrenFields({ form: { control, getValues, setValue } }: { form: UseFormReturn<EmploymentForm> }) {
  const { t } = useTranslation('profile')
  const { fields, append, remove } = useFieldArray({ control, name: 'children' })

  function follow(at: number, date: string) {
    if (isDay(date) && !getValues(`children.${at}.birth_year`))
      setValue(`children.${at}.birth_year`, date.slice(0, 4), { shouldDirty: true })
  }

  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('children')}</legend>
      <p className={styles.note}>{t('childrenHint')}</p>
      {fields.map(({ id }, at) => (
        <div key={id} role="group" aria-label={t('child', { number: at + 1 })} className={styles.child}>
          <FormTextField
            control={control}
            name={`children.${at}.birth_year`}
            label={t('birthYear')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            isRequired
          />
          <Controller
            control={control}
            name={`children.${at}.birth_date`}
            render={({ field: { ref, onChange, ...field }, fieldState }) => (
              <IsoDateField
                {...field}
                label={t('birthDate')}
                inputRef={ref}
                error={fieldState.error?.message}
                onChange={date => {
                  onChange(date)
                  follow(at, date)
                }}
                isOptional
              />
            )}
          />
          <FormCheckbox control={control} name={`children.${at}.disabled`}>
            {t('childDisabled')}
          </FormCheckbox>
          <IconButton icon="trash" name={t('removeChild', { number: at + 1 })} onPress={() => remove(at)} />
        </div>
      ))}
      {fields.length < mostChildren && (
        <div>
          <Button icon="plus" size="sm" onPress={() => append(newChild)}>
            {t('addChild')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
