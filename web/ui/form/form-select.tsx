import { Controller, type FieldValues } from 'react-hook-form'
import { Select, type SelectProps } from './select/select.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormSelect<V extends FieldValues>({ control, name, ...rest }: ControlledProps<SelectProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <Select {...rest} {...field} value={field.value ?? null} buttonRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}
