import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useTranslation } from 'react-i18next'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-name.ts'
import { Spinner } from '../feedback/spinner/spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  /** `primary` once per view at most. */
  variant?: 'primary' | 'tinted' | 'default' | 'quiet' | 'danger'
  /** 48, 40 or 32 px high. */
  size?: 'lg' | 'md' | 'sm'
  icon?: IconName
  /** As wide as its container. */
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** While `isPending` it keeps its width, ignores presses and is announced as busy. */
export function Button({ variant = 'default', size = 'md', icon, wide, children, ...rest }: ButtonProps) {
  const { t } = useTranslation('common')
  return (
    <AriaButton
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span className={styles.content}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {rest.isPending && (
        <ProgressBar isIndeterminate aria-label={t('pending')} className={styles.pending}>
          <Spinner />
        </ProgressBar>
      )}
    </AriaButton>
  )
}
