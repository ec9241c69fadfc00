import { Controller, type FieldValues } from 'react-hook-form'
import { RadioCards, type RadioCardsProps } from './radio-cards/radio-cards.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormRadioCards<V extends FieldValues>({ control, name, ...rest }: ControlledProps<RadioCardsProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <RadioCards {...rest} {...field} value={field.value ?? null} inputRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}
