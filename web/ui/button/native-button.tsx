import type { ButtonHTMLAttributes } from 'react'
import type { ButtonLook } from './button.tsx'
import styles from './button.module.css'

interface NativeButtonProps
  extends Pick<ButtonLook, 'variant' | 'size'>, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {}

/** The browser's own button in the look of a `Button`: for public pages, which load no react-aria. */
export function NativeButton({ variant = 'default', size = 'md', children, ...rest }: NativeButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} data-variant={variant} data-size={size} data-native>
      {children}
    </button>
  )
}
