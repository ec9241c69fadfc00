import { Controller, type FieldValues } from 'react-hook-form'
import { PasswordField, type PasswordFieldProps } from './password-field/password-field.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormPasswordField<V extends FieldValues>({
  control,
  name,
  ...rest
}: ControlledProps<PasswordFieldProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <PasswordField
          {...rest}
          {...field}
          value={field.value ?? ''}
          inputRef={ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
