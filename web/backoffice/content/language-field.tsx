import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormSelect } from '#web/ui/form/form-select.tsx'

/** Whose home page shows it. */
export function LanguageField<V extends FieldValues>({ control, name }: { control: Control<V>; name: FieldPath<V> }) {
  const { t } = useTranslation('common')
  return (
    <FormSelect
      control={control}
      name={name}
      label={t('language')}
      options={[
        { value: 'hu', label: t('hungarian') },
        { value: 'en', label: t('english') },
      ]}
    />
  )
}
