import { classNames } from '../class-names.ts'
import type { IconName } from './icon-name.ts'
import styles from './icon.module.css'
import sprite from './sprite.svg?url&no-inline'

interface IconProps {
  name: IconName
  /** 16, 20 (default) or 24 px. */
  size?: 'sm' | 'md' | 'lg'
  /** The accessible name, where no text is beside it. */
  label?: string
  className?: string
}

export function Icon({ name, size = 'md', label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      data-size={size}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
