import { Controller, type FieldValues } from 'react-hook-form'
import { NumberField, type NumberFieldProps } from './text-field/number-field.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormNumberField<V extends FieldValues>({
  control,
  name,
  ...rest
}: ControlledProps<NumberFieldProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <NumberField
          {...rest}
          {...field}
          value={field.value ?? null}
          inputRef={ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
