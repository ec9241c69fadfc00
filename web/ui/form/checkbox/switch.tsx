import type { Ref } from 'react'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import styles from './switch.module.css'

export interface SwitchProps {
  label: string
  name?: string
  value: boolean
  onChange: (value: boolean) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  isDisabled?: boolean
  isReadOnly?: boolean
  isLabelHidden?: boolean
}

/** For what takes effect at once; a Checkbox waits for the form. */
export function Switch({ label, value, isLabelHidden, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} isSelected={value} value="1" className={styles.switch}>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
    </AriaSwitch>
  )
}
