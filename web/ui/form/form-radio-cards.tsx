import { Controller, type FieldValues } from 'react-hook-form'
import { RadioCards, type RadioCardsProps } from './radio-cards/radio-cards.tsx'
import type { InForm } from './in-form.ts'

export function FormRadioCards<V extends FieldValues>({ control, name, ...rest }: InForm<RadioCardsProps, V>) {
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
