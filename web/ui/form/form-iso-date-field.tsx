import { Controller, type FieldValues } from 'react-hook-form'
import { IsoDateField, type IsoDateFieldProps } from './date-range/iso-date-field.tsx'
import type { InForm } from './in-form.ts'

export function FormIsoDateField<V extends FieldValues>({ control, name, ...rest }: InForm<IsoDateFieldProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <IsoDateField {...rest} {...field} value={field.value ?? ''} inputRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}
