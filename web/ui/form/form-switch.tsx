import { Controller, type FieldValues } from 'react-hook-form'
import { Switch, type SwitchProps } from './checkbox/switch.tsx'
import type { ControlledProps } from './controlled-props.ts'

export function FormSwitch<V extends FieldValues>({ control, name, ...rest }: ControlledProps<SwitchProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field } }) => (
        <Switch {...rest} {...field} value={Boolean(field.value)} inputRef={ref} />
      )}
    />
  )
}
