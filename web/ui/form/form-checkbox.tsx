import { Controller, type FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormCheckbox<V extends FieldValues>({ control, name, ...rest }: ControlledProps<CheckboxProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <Checkbox {...rest} {...field} value={Boolean(field.value)} inputRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}
