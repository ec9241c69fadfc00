import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-name.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { ButtonLook } from './button.tsx'
import styles from './button.module.css'

interface IconButtonProps
  extends
    Pick<ButtonLook, 'variant' | 'size'>,
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label' | 'name'> {
  icon: IconName
  /** The accessible name, and the tooltip. */
  name: string
  tooltip?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, name, variant = 'quiet', size = 'md', tooltip = true, ...rest }: IconButtonProps) {
  const button = (
    <AriaButton
      {...rest}
      aria-label={name}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-square
    >
      <Icon name={icon} />
    </AriaButton>
  )
  return tooltip ? <Tooltip text={name}>{button}</Tooltip> : button
}
