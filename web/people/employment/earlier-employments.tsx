import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isDay, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { newEmployment, type EmploymentForm } from './employment-information.ts'
import styles from '../profile/profile.module.css'

const mostEmployments = 20

/** The employments before the present one, each with its settlement; a new one begins by moving the present one here. */
export function EarlierEmployments({ form, person }: { form: UseFormReturn<EmploymentForm>; person: string }) {
  const { t } = useTranslation('profile')
  const { control, getValues, setFocus, setValue } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'earlier_employments' })
  const [start, end] = useWatch({ control, name: ['employment_start', 'employment_end'] })
  const periods = useWatch({ control, name: 'earlier_employments' })

  function begin() {
    append(newEmployment.of(getValues()), { shouldFocus: false })
    for (const [field, value] of Object.entries(newEmployment.empty))
      setValue(field as keyof typeof newEmployment.empty, value, { shouldDirty: true })
    setFocus('employment_start')
  }

  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('earlierEmployments')}</legend>
      <p className={styles.note}>{t('earlierEmploymentsHint')}</p>
      {fields.map(({ id }, at) => (
        <div key={id} role="group" aria-label={t('earlierEmployment', { number: at + 1 })} className={styles.period}>
          <FormIsoDateField
            control={control}
            name={`earlier_employments.${at}.employment_start`}
            label={t('employmentStart')}
          />
          <FormIsoDateField
            control={control}
            name={`earlier_employments.${at}.employment_end`}
            label={t('employmentEnd')}
          />
          <IconButton icon="trash" name={t('removeEmployment', { number: at + 1 })} onPress={() => remove(at)} />
          <Settlement
            person={person}
            start={periods[at]?.employment_start ?? ''}
            end={periods[at]?.employment_end ?? ''}
          />
        </div>
      ))}
      {fields.length < mostEmployments && (
        <div>
          <Button icon="plus" size="sm" isDisabled={!isDay(start) || !isDay(end)} onPress={begin}>
            {t('newEmployment')}
          </Button>
          {(!isDay(start) || !isDay(end)) && <p className={styles.note}>{t('newEmploymentHint')}</p>}
        </div>
      )}
    </fieldset>
  )
}

/** What was settled at the end of an employment; nothing until it is saved. */
export function Settlement({ person, start, end }: { person: string; start: string; end: string }) {
  const year = isDay(end) ? String(yearOf(end)) : undefined
  const { data } = useApi(leave.showBalance, year ? { path: { id: person }, query: { year } } : null)
  const balance = data?.data
  const exit = balance?.employments
    ? balance.employments.find(({ employment_start }) => employment_start === start)?.exit
    : balance?.exit
  if (!exit || exit.date !== end) return null
  return <p className={styles.note}>{exit.label}</p>
}
