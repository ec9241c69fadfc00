import { useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import { FieldLabel } from '../field/field-label.tsx'
import { FieldNotes } from '../field/field-notes.tsx'
import type { FieldProps } from '../field/field-props.ts'
import field from '../field/field.module.css'
import { Icon } from '../../icon/icon.tsx'
import { PasswordRules } from './password-rules.tsx'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  /** Lists the rules below and ticks them while one types: for new passwords. */
  showRules?: boolean
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isOptional, inputRef, showRules, ...rest } = props
  const [isShown, show] = useState(false)
  const { t } = useTranslation('common')
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(error) || undefined}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
          <Group className={classNames(field.control, field.group)} isInvalid={isInvalid}>
            <Input ref={inputRef} className={field.inner} autoCapitalize="none" spellCheck="false" />
            <Button
              className={styles.eye}
              aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
              onPress={() => show(!isShown)}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </Button>
          </Group>
          <FieldNotes hint={hint} error={error} isInvalid={isInvalid} />
          {showRules && <PasswordRules password={rest.value} />}
        </>
      )}
    </AriaTextField>
  )
}
