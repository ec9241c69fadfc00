import { useId, type HTMLAttributes, type HTMLInputTypeAttribute, type Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { classNames } from '../../class-names.ts'
import { FieldLabel } from '../field/field-label.tsx'
import { FieldNotes } from '../field/field-notes.tsx'
import type { FieldProps } from '../field/field-props.ts'
import field from '../field/field.module.css'
import { Icon } from '../../icon/icon.tsx'
import type { IconName } from '../../icon/icon-name.ts'

export interface TextFieldProps extends FieldProps {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string
  maxLength?: number
  autoFocus?: boolean
  icon?: IconName
  /** Offered while one types; anything else may be typed too. */
  suggestions?: readonly string[] | undefined
  /** Hides the label from the eye: only for search boxes in a toolbar. */
  isLabelHidden?: boolean
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isOptional, inputRef, placeholder, icon, isLabelHidden, suggestions, ...rest } = props
  const list = useId()
  return (
    <AriaTextField
      {...rest}
      aria-label={isLabelHidden ? label : undefined}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(error) || undefined}
    >
      {({ isInvalid }) => (
        <>
          {!isLabelHidden && <FieldLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />}
          {icon ? (
            <Group className={classNames(field.control, field.group)} isInvalid={isInvalid}>
              <Icon name={icon} />
              <Input ref={inputRef} className={field.inner} placeholder={placeholder} />
            </Group>
          ) : (
            <Input
              ref={inputRef}
              className={field.control}
              placeholder={placeholder}
              {...(suggestions?.length && { list })}
            />
          )}
          {suggestions?.length ? (
            <datalist id={list}>
              {suggestions.map(one => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </datalist>
          ) : null}
          <FieldNotes hint={hint} error={error} isInvalid={isInvalid} />
        </>
      )}
    </AriaTextField>
  )
}
