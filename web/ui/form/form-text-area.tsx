import { Controller, type FieldValues } from 'react-hook-form'
import { TextArea, type TextAreaProps } from './text-field/text-area.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormTextArea<V extends FieldValues>({ control, name, ...rest }: ControlledProps<TextAreaProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextArea {...rest} {...field} value={field.value ?? ''} inputRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}
