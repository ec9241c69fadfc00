import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormIsoDateField } from '#web/ui/form/form-iso-date-field.tsx'
import { FormSelect } from '#web/ui/form/form-select.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { kindsOf, kindKeys, otherDayKeys, type DayForm } from './non-working-days-form.ts'

/** The fields of a day: date, name, kind, and the other day where it belongs to a pair. */
export function DayFields({ control, isOfficial = false }: { control: Control<DayForm>; isOfficial?: boolean }) {
  const { t } = useTranslation('calendar')
  const kind = useWatch({ control, name: 'kind' })
  return (
    <>
      <FormIsoDateField control={control} name="date" label={t('dayDate')} isRequired isReadOnly={isOfficial} />
      <FormTextField control={control} name="name" label={t('dayName')} isRequired autoComplete="off" />
      <FormSelect
        control={control}
        name="kind"
        label={t('dayKind')}
        options={kindsOf(isOfficial).map(value => ({ value, label: t(kindKeys[value]) }))}
      />
      {kind !== 'working' && (
        <FormIsoDateField control={control} name="observed_on" label={t(otherDayKeys[kind])} isOptional />
      )}
    </>
  )
}
