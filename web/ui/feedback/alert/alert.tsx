import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import styles from './alert.module.css'

const icons = { info: 'info', success: 'check-circle', warning: 'warning', danger: 'error' } as const
const words = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

interface AlertProps {
  tone?: keyof typeof icons
  title?: string
  children?: ReactNode
  /** The focus goes to it as it appears: after a form was sent. */
  takesFocus?: boolean
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Warnings and errors are heard as soon as they appear; the others when one comes to them. */
export function Alert({ tone = 'info', title, children, takesFocus }: AlertProps) {
  const { t } = useTranslation('common')
  const isUrgent = tone === 'danger' || tone === 'warning'
  return (
    <div
      ref={takesFocus ? focus : undefined}
      className={styles.alert}
      data-tone={tone}
      role={isUrgent ? 'alert' : undefined}
      tabIndex={-1}
    >
      <Icon name={icons[tone]} />
      <div className={styles.text}>
        <span className="visually-hidden">{t(words[tone])}: </span>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
