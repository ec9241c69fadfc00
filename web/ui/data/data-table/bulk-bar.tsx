import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import { IconButton } from '../../button/icon-button.tsx'
import { tellHeight } from '../../tell-height.ts'
import { useMedia } from '../../use-media.ts'
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
  const isNarrow = useMedia('(max-width: 767px)')
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => (floats ? tellHeight(bar.current!, '--bulk-bar') : undefined), [floats])
  return (
    <div
      ref={bar}
      role="group"
      aria-label={t('selected', { count })}
      className={styles.bulk}
      data-floats={floats || undefined}
    >
      <strong role="status" className="tabular">
        {t('selected', { count })}
      </strong>
      {children}
      {isNarrow ? (
        <IconButton icon="x" name={t('clearSelection')} onPress={onClear} />
      ) : (
        <Button variant="quiet" size="sm" icon="x" onPress={onClear}>
          {t('clearSelection')}
        </Button>
      )}
    </div>
  )
}
