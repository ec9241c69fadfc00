import type { ReactNode } from 'react'

/** What the tables of countries and of currencies have in common. */
export interface ListedTableProps {
  mayWrite: boolean
  toolbar: ReactNode
  onEdit: (code: string) => void
  error?: string
  onRetry?: () => void
}
