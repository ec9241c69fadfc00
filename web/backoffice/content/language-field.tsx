import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { languages } from '#shared/words/language.ts'
import { FormSelect } from '#web/ui/form/form-select.tsx'

/** Whose home page shows it. */
export function LanguageField<V extends FieldValues>({ control, name }: { control: Control<V>; name: FieldPath<V> }) {
  const { t } = useTranslation(['common', 'backoffice'])
  return (
    <FormSelect
      control={control}
      name={name}
      label={t('language')}
      options={languages.map(value => ({ value, label: t(`backoffice:${value}`) }))}
    />
  )
}
