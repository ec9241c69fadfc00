import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-name.ts'
import styles from './button.module.css'

interface NativeIconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'className' | 'style' | 'aria-label' | 'name'
> {
  icon: IconName
  /** The accessible name. */
  name: string
}

/** The browser's own button in the look of an `IconButton`: for what must work without react-aria. */
export function NativeIconButton({ icon, name, ...rest }: NativeIconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      className={styles.button}
      data-variant="quiet"
      data-size="md"
      data-square
      data-native
    >
      <Icon name={icon} />
    </button>
  )
}
