import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { ReactNode, Ref } from 'react'
import { FieldLabel } from '../field/field-label.tsx'
import { FieldNotes } from '../field/field-notes.tsx'
import type { FieldProps } from '../field/field-props.ts'
import field from '../field/field.module.css'
import { Icon } from '../../icon/icon.tsx'
import type { IconName } from '../../icon/icon-name.ts'
import { LeaveDot } from '../../calendar/leave-mark/leave-dot.tsx'
import type { LeaveKey } from '../../calendar/leave-mark/leave-key.ts'
import styles from './radio-cards.module.css'

export interface RadioCard<V extends string = string> {
  value: V
  label: string
  detail?: string
  /** Gives the coloured tile. */
  leave?: LeaveKey
  icon?: IconName
  isDisabled?: boolean
}

export interface RadioCardsProps<V extends string = string> extends FieldProps {
  options: readonly RadioCard<V>[]
  value: V | null
  onChange: (value: V) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  /** At most so many; fewer where there is no room. */
  columns?: 1 | 2 | 3
  /** The icon above the name, all in one line where there is room. */
  isTiled?: boolean
  /** What stands behind the last card. */
  after?: ReactNode
}

export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const {
    label,
    hint,
    error,
    isOptional,
    options,
    value,
    onChange,
    inputRef,
    columns = 2,
    isTiled,
    after,
    ...rest
  } = props
  return (
    <RadioGroup
      {...rest}
      value={value}
      onChange={chosen => onChange(chosen as V)}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(error) || undefined}
    >
      {({ isInvalid }) => (
        <>
          <span className={isTiled ? 'visually-hidden' : undefined}>
            <FieldLabel label={label} isRequired={rest.isRequired} isOptional={isOptional} />
          </span>
          <div className={styles.frame}>
            <div
              className={styles.cards}
              data-columns={isTiled ? undefined : columns}
              data-tiled={isTiled || undefined}
            >
              {options.map((option, index) => (
                <Radio
                  key={option.value}
                  value={option.value}
                  isDisabled={option.isDisabled}
                  inputRef={index === 0 ? inputRef : undefined}
                  className={styles.card}
                >
                  {option.leave && <LeaveDot leave={option.leave} />}
                  {option.icon && <Icon name={option.icon} />}
                  <span>
                    {option.label}
                    {option.detail && <small className={styles.detail}>{option.detail}</small>}
                  </span>
                </Radio>
              ))}
              {after}
            </div>
          </div>
          <FieldNotes hint={hint} error={error} isInvalid={isInvalid} />
        </>
      )}
    </RadioGroup>
  )
}
