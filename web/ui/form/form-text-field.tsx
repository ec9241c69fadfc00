import { Controller, type FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from './text-field/text-field.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormTextField<V extends FieldValues>({ control, name, ...rest }: ControlledProps<TextFieldProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField {...rest} {...field} value={field.value ?? ''} inputRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}
