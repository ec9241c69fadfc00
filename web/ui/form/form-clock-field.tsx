import { Controller, type FieldValues } from 'react-hook-form'
import { typedTime } from '../dates/typed-time.ts'
import type { ControlledProps } from './controlled-props.ts'
import { TextField, type TextFieldProps } from './text-field/text-field.tsx'

/** A time of the day, which may be typed as "800" and becomes "08:00" when the field is left. */
export function FormClockField<V extends FieldValues>({ control, name, ...rest }: ControlledProps<TextFieldProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...rest}
          {...field}
          value={field.value ?? ''}
          onBlur={() => {
            const time = typedTime(field.value ?? '')
            if (time !== undefined && time !== field.value) field.onChange(time)
            field.onBlur()
          }}
          inputRef={ref}
          inputMode="numeric"
          autoComplete="off"
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
