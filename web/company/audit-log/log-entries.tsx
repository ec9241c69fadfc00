import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { LogList } from '#web/ui/data/log-entry/log-entry.tsx'
import { LoadMore } from '#web/ui/data/pagination/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { AuditLogEntry } from './log-entry.tsx'
import { useLog } from './use-log.ts'
import type { LogFilter } from './use-log-filter.ts'

interface LogEntriesProps {
  filter: LogFilter
  onClear: () => void
}

/** The entries that a filter leaves, the newest first; older ones are loaded as they are asked for. */
export function LogEntries({ filter, onClear }: LogEntriesProps) {
  const { t } = useTranslation('auditlog')
  const { log, error, isLoading, reload, loadOlder } = useLog(filter)

  if (error) return <LoadFailed title={t('loadFailed')} onRetry={reload} />
  if (!log) return <SkeletonRows rows={8} />
  if (!log.data.length) {
    const isFiltered = Object.keys(filter).length > 0
    return (
      <EmptyState icon="search" title={t(isFiltered ? 'noneLikeThis' : 'none')}>
        {isFiltered && <Button onPress={onClear}>{t('clearFilters')}</Button>}
      </EmptyState>
    )
  }
  return (
    <>
      <LogList>
        {log.data.map(entry => (
          <AuditLogEntry key={entry.id} entry={entry} />
        ))}
      </LogList>
      <LoadMore
        shown={t('shown', { count: log.data.length })}
        hasMore={log.next !== null}
        isPending={isLoading}
        onMore={() => void loadOlder()}
      />
    </>
  )
}
