import type { ReactNode } from 'react'
import { Icon } from '../../icon/icon.tsx'
import type { IconName } from '../../icon/icon-name.ts'
import styles from './empty-state.module.css'

/** An empty list with its next step. */
export function EmptyState({ icon, title, children }: { icon?: IconName; title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      {icon && <Icon name={icon} size="lg" />}
      <p>{title}</p>
      {children}
    </div>
  )
}
