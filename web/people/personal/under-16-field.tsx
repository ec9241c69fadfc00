import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'

interface Under16FieldProps<V extends FieldValues> {
  control: Control<V>
  name: FieldPath<V>
}

/** The reason for employing somebody under 16 (Mt. 34. § (2)–(3)). */
export function Under16Field<V extends FieldValues>({ control, name }: Under16FieldProps<V>) {
  const { t } = useTranslation('profile')
  return (
    <FormTextField
      control={control}
      name={name}
      label={t('under16Reason')}
      hint={t('under16ReasonHint')}
      autoComplete="off"
    />
  )
}
