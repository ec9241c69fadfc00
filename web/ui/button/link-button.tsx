import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import type { ButtonLook } from './button.tsx'
import styles from './button.module.css'

interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'className' | 'style' | 'children'> {
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'default', size = 'md', icon, wide, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-size={size} data-wide={wide || undefined}>
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
    </Link>
  )
}
