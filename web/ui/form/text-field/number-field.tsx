import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import { FieldLabel } from '../field/field-label.tsx'
import { FieldNotes } from '../field/field-notes.tsx'
import type { FieldProps } from '../field/field-props.ts'
import field from '../field/field.module.css'
import { Icon } from '../../icon/icon.tsx'
import styles from './number-field.module.css'
import { useDecimalMark } from './use-decimal-mark.ts'

export interface NumberFieldProps extends FieldProps {
  /** `null` while it is empty. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  min?: number
  max?: number
  /** Whole where the number is. */
  step?: number
  /** Stands after the number, e.g. "óra". */
  unit?: string
  isLabelHidden?: boolean
}

export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isOptional, inputRef, value, onChange, min, max, unit, isLabelHidden, ...rest } = props
  const { t } = useTranslation('common')
  const around = useDecimalMark<HTMLDivElement>(Number.isInteger(rest.step))
  return (
    <AriaNumberField
      {...rest}
      aria-label={isLabelHidden ? label : undefined}
      value={value ?? Number.NaN}
      onChange={number => onChange(Number.isNaN(number) ? null : number)}
      decrementAriaLabel={t('decrease')}
      incrementAriaLabel={t('increase')}
      minValue={min}
      maxValue={max}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(error) || undefined}
    >
      {({ isInvalid }) => (
        <>
          {!isLabelHidden && <FieldLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />}
          <Group ref={around} className={classNames(field.control, field.group, styles.number)}>
            <Button slot="decrement" className={styles.step}>
              <Icon name="minus" size="sm" />
            </Button>
            <Input ref={inputRef} className={classNames(field.inner, styles.input)} />
            {unit && <span className={styles.unit}>{unit}</span>}
            <Button slot="increment" className={styles.step}>
              <Icon name="plus" size="sm" />
            </Button>
          </Group>
          <FieldNotes hint={hint} error={error} isInvalid={isInvalid} />
        </>
      )}
    </AriaNumberField>
  )
}
