import type { ClipboardEvent } from 'react'
import { useFieldArray, useWatch, type Control, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { FormCheckbox } from '#web/ui/form/form-checkbox.tsx'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormNumberField } from '#web/ui/form/form-number-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import styles from './registration.module.css'
import { addressesIn, emptyRow, withPasted, type Team } from './team-rows.ts'

/** Rows of address and role; several addresses pasted into one row become as many rows. */
export function TeamFields({ form: { control, getValues } }: { form: UseFormReturn<Team> }) {
  const { t } = useTranslation('people')
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'rows' })
  const withLeave = useWatch({ control, name: 'with_leave' })

  function paste(event: ClipboardEvent, at: number) {
    const addresses = addressesIn(event.clipboardData.getData('text'))
    if (addresses.length < 2) return
    event.preventDefault()
    replace(withPasted(getValues('rows'), at, addresses))
  }

  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('toInvite')}</legend>
      <p className={styles.hint}>{t('pasteHint')}</p>
      <FormCheckbox control={control} name="with_leave" hint={t('withLeaveHint')}>
        {t('withLeave')}
      </FormCheckbox>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.row} onPaste={event => paste(event, at)}>
          <FormTextField
            control={control}
            name={`rows.${at}.email`}
            label={t('emailOf', { number: at + 1 })}
            placeholder={t('emailColumn')}
            type="email"
            autoComplete="off"
            isLabelHidden
          />
          <FormSelect
            control={control}
            name={`rows.${at}.role`}
            label={t('roleOf', { number: at + 1 })}
            options={[
              { value: 'employee', label: t('employee') },
              { value: 'administrator', label: t('administrator') },
            ]}
            isLabelHidden
          />
          <IconButton
            icon="x"
            name={t('removeRow', { number: at + 1 })}
            isDisabled={fields.length === 1}
            onPress={() => remove(at)}
          />
          {withLeave && <LeaveSoFar control={control} at={at} />}
        </div>
      ))}
      <div>
        <Button icon="plus" size="sm" onPress={() => append(emptyRow)}>
          {t('addRow')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The leave of an invited person so far: since when they are employed, what they took this year, and what is left of last year. */
function LeaveSoFar({ control, at }: { control: Control<Team>; at: number }) {
  const { t } = useTranslation('people')
  return (
    <div className={styles.leave}>
      <FormIsoDateField control={control} name={`rows.${at}.employment_start`} label={t('startOf')} isOptional />
      <FormNumberField
        control={control}
        name={`rows.${at}.taken`}
        label={t('takenThisYear')}
        min={0}
        max={366}
        isOptional
      />
      <FormNumberField
        control={control}
        name={`rows.${at}.left`}
        label={t('leftOfLast')}
        min={0}
        max={366}
        isOptional
      />
    </div>
  )
}
