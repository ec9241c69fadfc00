import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import { FieldLabel } from '../field/field-label.tsx'
import { FieldNotes } from '../field/field-notes.tsx'
import type { FieldProps } from '../field/field-props.ts'
import field from '../field/field.module.css'
import styles from './text-area.module.css'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLTextAreaElement>
  placeholder?: string
  autoFocus?: boolean
  rows?: number
  /** Limits the input, shows a counter, and announces it when few characters are left. */
  maxLength?: number
  /** The label beside the box, where there is room. */
  isInline?: boolean
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, inputRef, placeholder, rows = 2, isInline, ...rest } = props
  return (
    <AriaTextField
      {...rest}
      className={classNames(field.field, isInline && styles.inline)}
      validationBehavior="aria"
      isInvalid={Boolean(error) || undefined}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
          <AriaTextArea
            ref={inputRef}
            className={classNames(field.control, styles.area)}
            placeholder={placeholder}
            rows={rows}
          />
          <div className={styles.below}>
            <FieldNotes hint={hint} error={error} isInvalid={isInvalid} />
            {rest.maxLength && <Counter typed={rest.value.length} most={rest.maxLength} />}
          </div>
        </>
      )}
    </AriaTextField>
  )
}

function Counter({ typed, most }: { typed: number; most: number }) {
  const { t } = useTranslation('common')
  const left = most - typed
  return (
    <span className={styles.counter} data-near={left <= 20 || undefined}>
      <span aria-hidden="true">
        {typed} / {most}
      </span>
      <span className="visually-hidden" role="status">
        {left <= 20 && t('charactersLeft', { count: left })}
      </span>
    </span>
  )
}
