import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import styles from './data-table.module.css'

interface BulkBarProps {
  count: number
  /** Above the foot of the window, instead of in the toolbar's place. */
  floats?: boolean
  onClear: () => void
  children: ReactNode
}

/** Stands where the toolbar was, or floats, for as long as rows are chosen. */
export function BulkBar({ count, floats, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('common')
  return (
    <div role="group" aria-label={t('selected', { count })} className={styles.bulk} data-floats={floats || undefined}>
      <strong role="status" className="tabular">
        {t('selected', { count })}
      </strong>
      {children}
      <Button variant="quiet" icon="x" onPress={onClear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
