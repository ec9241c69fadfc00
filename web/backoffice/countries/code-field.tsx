import { Controller, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Select, type SelectOption } from '#web/ui/form/select/select.tsx'
import type { CountryFields, CurrencyFields } from './country-fields.ts'
import { namesOf } from './listed-rows.ts'

interface CodeFieldProps<V extends CountryFields | CurrencyFields> {
  form: UseFormReturn<V>
  label: string
  type: 'region' | 'currency'
  options: readonly SelectOption[]
}

/** The code of what is to be added, which brings its names. */
export function CodeField<V extends CountryFields | CurrencyFields>({ form, label, type, options }: CodeFieldProps<V>) {
  const { t } = useTranslation('problems')
  const write = (name: 'code' | 'name_hu' | 'name_en', value: string) =>
    form.setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
  return (
    <Controller
      control={form.control}
      name={'code' as Path<V>}
      rules={{ required: t('required') }}
      render={({ field: { ref, value, ...field }, fieldState }) => (
        <Select
          {...field}
          label={label}
          isRequired
          options={options}
          value={(value as string) || null}
          buttonRef={ref}
          error={fieldState.error?.message}
          onChange={code => {
            form.clearErrors('code' as Path<V>)
            write('code', code)
            const { name_hu, name_en } = namesOf(code, type)
            write('name_hu', name_hu)
            write('name_en', name_en)
          }}
        />
      )}
    />
  )
}
