import type { Control, FieldPath, FieldValues } from 'react-hook-form'

/** A part's own props, without those that the form gives it. */
export type ControlledProps<Props, Values extends FieldValues> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'buttonRef'
> & { control: Control<Values>; name: FieldPath<Values> }
