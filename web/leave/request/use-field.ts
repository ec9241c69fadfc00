import {
  useController,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'

/**
 * One field of a form, as its part takes it. An error goes as soon as the field is edited and is not raised again before
 * the form is submitted, so that nobody is corrected in the middle of typing.
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control, clearErrors }: Pick<UseFormReturn<Values>, 'control' | 'clearErrors'>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, ...rest } = field
  return {
    ...rest,
    inputRef: ref,
    onChange: (value: FieldPathValue<Values, Name>) => {
      onChange(value)
      clearErrors(name)
    },
    error: fieldState.error?.message,
  }
}
