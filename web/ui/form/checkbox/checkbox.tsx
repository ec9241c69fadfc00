import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { FieldNotes } from '../field/field-notes.tsx'
import type { FieldProps } from '../field/field-props.ts'
import { Icon } from '../../icon/icon.tsx'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isOptional'> {
  /** The label, which may contain links. */
  children: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

export function Checkbox({ children, value, hint, error, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      isSelected={value}
      value="1"
      className={styles.field}
      validationBehavior="aria"
      isInvalid={Boolean(error) || undefined}
    >
      {({ isInvalid }) => (
        <>
          <CheckboxButton className={styles.checkbox}>
            <span className={styles.box}>
              <Icon name="check" size="sm" />
            </span>
            <span>{children}</span>
          </CheckboxButton>
          <FieldNotes hint={hint} error={error} isInvalid={isInvalid} />
        </>
      )}
    </CheckboxField>
  )
}
