import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import type { IconName } from '../../icon/icon-name.ts'
import styles from './status-label.module.css'

const looks = {
  approved: { tone: 'success', icon: 'check', word: 'statusApproved' },
  pending: { tone: 'warning', icon: 'clock', word: 'statusPending' },
  denied: { tone: 'danger', icon: 'x', word: 'statusDenied' },
  cancelled: { tone: 'muted', icon: 'undo', word: 'statusCancelled' },
} as const

/** The state of a request. */
export function RequestStatus({ status }: { status: keyof typeof looks }) {
  const { t } = useTranslation('common')
  const { tone, icon, word } = looks[status]
  return (
    <StatusLabel tone={tone} icon={icon}>
      {t(word)}
    </StatusLabel>
  )
}

interface StatusLabelProps {
  tone: 'success' | 'warning' | 'danger' | 'muted'
  icon: IconName
  children: ReactNode
}

/** A state as an icon and a word, never by colour alone. */
export function StatusLabel({ tone, icon, children }: StatusLabelProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon name={icon} size="sm" />
      {children}
    </span>
  )
}
