import { Controller, type FieldValues } from 'react-hook-form'
import { IsoDateField, type IsoDateFieldProps } from './date-range/iso-date-field.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormIsoDateField<V extends FieldValues>({
  control,
  name,
  ...rest
}: ControlledProps<IsoDateFieldProps, V>) {
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
