import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.tsx'
import { Switch, type SwitchProps } from '../checkbox/switch.tsx'
import { IsoDateField, type IsoDateFieldProps } from '../date-range/iso-date-field.tsx'
import { PasswordField, type PasswordFieldProps } from '../password-field/password-field.tsx'
import { RadioCards, type RadioCardsProps } from '../radio-cards/radio-cards.tsx'
import { Select, type SelectProps } from '../select/select.tsx'
import { NumberField, type NumberFieldProps } from '../text-field/number-field.tsx'
import { TextArea, type TextAreaProps } from '../text-field/text-area.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

/** A part's own props, without those that the form gives it. */
type InForm<Props, Values extends FieldValues> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'buttonRef'
> & { control: Control<Values>; name: FieldPath<Values> }

export function FormTextField<V extends FieldValues>({ control, name, ...rest }: InForm<TextFieldProps, V>) {
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

export function FormPasswordField<V extends FieldValues>({ control, name, ...rest }: InForm<PasswordFieldProps, V>) {
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

export function FormTextArea<V extends FieldValues>({ control, name, ...rest }: InForm<TextAreaProps, V>) {
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

export function FormNumberField<V extends FieldValues>({ control, name, ...rest }: InForm<NumberFieldProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <NumberField
          {...rest}
          {...field}
          value={field.value ?? null}
          inputRef={ref}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

export function FormIsoDateField<V extends FieldValues>({ control, name, ...rest }: InForm<IsoDateFieldProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <IsoDateField {...rest} {...field} value={field.value ?? ''} inputRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}

export function FormCheckbox<V extends FieldValues>({ control, name, ...rest }: InForm<CheckboxProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <Checkbox {...rest} {...field} value={Boolean(field.value)} inputRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}

export function FormSwitch<V extends FieldValues>({ control, name, ...rest }: InForm<SwitchProps, V>) {
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

export function FormSelect<V extends FieldValues>({ control, name, ...rest }: InForm<SelectProps, V>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <Select {...rest} {...field} value={field.value ?? null} buttonRef={ref} error={fieldState.error?.message} />
      )}
    />
  )
}

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
