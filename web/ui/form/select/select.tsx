import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import { FieldLabel } from '../field/field-label.tsx'
import { FieldNotes } from '../field/field-notes.tsx'
import type { FieldProps } from '../field/field-props.ts'
import field from '../field/field.module.css'
import { Icon } from '../../icon/icon.tsx'
import type { IconName } from '../../icon/icon-name.ts'
import popover from '../../popover/popover.module.css'
import styles from './select.module.css'

export interface SelectOption<V extends string = string> {
  value: V
  label: string
  detail?: string
  icon?: IconName
  isDisabled?: boolean
}

export interface SelectProps<V extends string = string> extends Omit<FieldProps, 'isReadOnly'> {
  options: readonly SelectOption<V>[]
  value: V | null
  onChange: (value: V) => void
  onBlur?: () => void
  buttonRef?: Ref<HTMLButtonElement>
  placeholder?: string
  autoComplete?: string
  isLabelHidden?: boolean
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error, isOptional, options, value, onChange, buttonRef, isLabelHidden, placeholder, ...rest } =
    props
  const { t } = useTranslation('common')
  return (
    <AriaSelect
      {...rest}
      aria-label={isLabelHidden ? label : undefined}
      value={value}
      onChange={key => key !== null && onChange(key as V)}
      placeholder={placeholder ?? t('choose')}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(error) || undefined}
    >
      {({ isInvalid }) => (
        <>
          {!isLabelHidden && <FieldLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />}
          <Button
            ref={buttonRef}
            className={classNames(field.control, styles.button)}
            data-invalid={isInvalid || undefined}
          >
            <SelectValue className={styles.value} />
            <Icon name="chevron-down" size="sm" />
          </Button>
          <FieldNotes hint={hint} error={error} isInvalid={isInvalid} />
          <Popover className={classNames(popover.popover, styles.list)} offset={4}>
            <ListBox items={options}>
              {option => (
                <ListBoxItem
                  id={option.value}
                  textValue={option.label}
                  isDisabled={option.isDisabled}
                  className={styles.option}
                >
                  {option.icon && <Icon name={option.icon} />}
                  <span className={styles.text}>
                    {option.label}
                    {option.detail && <small className={styles.detail}>{option.detail}</small>}
                  </span>
                  <span className={styles.tick}>
                    <Icon name="check" size="sm" />
                  </span>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaSelect>
  )
}
