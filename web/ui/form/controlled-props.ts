import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** The props of a field without those that the form controls. */
export type ControlledProps<Props, Values extends FieldValues> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'buttonRef'
> & { control: Control<Values>; name: FieldPath<Values> }
