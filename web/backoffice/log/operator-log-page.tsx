import { useTranslation } from 'react-i18next'
import { listOperatorLog, type OperatorEntryView } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { isDay } from '#shared/calendar/day.ts'
import { areas } from '#shared/contract/permission.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LogList } from '#web/ui/data/log-entry/log-entry.tsx'
import { LoadMore } from '#web/ui/data/pagination/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { DayFilter } from '#web/ui/form/date-range/day-filter.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { AreaPage } from '../frame/area-page.tsx'
import { usePages } from '../frame/use-pages.ts'
import { LogLine } from './log-line.tsx'
import styles from './operator-log.module.css'

/** The value of a choice that filters nothing out. */
const every = 'every'

/** Who changed what in the back office. */
export function OperatorLogPage() {
  const { t } = useTranslation(['operatorlog', 'backoffice'])
  const { query, setParams, clear } = useQueryParams<'area' | 'from' | 'to' | 'subject' | 'by'>()
  const filter = {
    area: areas.find(one => one === query.get('area')),
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    subject: query.get('subject') ?? undefined,
    by: query.get('by') ?? undefined,
  }
  const pages = usePages(listOperatorLog, filter)
  return (
    <AreaPage title={t('backoffice:audit')} lead={t('lead')}>
      <div className={styles.filters}>
        <Select
          label={t('area')}
          value={filter.area ?? every}
          onChange={area => setParams({ area: area === every ? null : area })}
          options={[
            { value: every, label: t('everyArea') },
            ...areas.map(area => ({ value: area, label: t(`backoffice:${area}`) })),
          ]}
        />
        <DayFilter label={t('from')} value={filter.from} onChange={from => setParams({ from })} />
        <DayFilter label={t('to')} value={filter.to} onChange={to => setParams({ to })} />
      </div>
      <Entries key={query.toString()} pages={pages} isFiltered={query.size > 0} onClear={clear} />
    </AreaPage>
  )
}

const dayIn = (text: string | null) => (text && isDay(text) ? text : undefined)

interface EntriesProps {
  pages: ReturnType<typeof usePages<typeof listOperatorLog>>
  isFiltered: boolean
  onClear: () => void
}

function Entries({ pages, isFiltered, onClear }: EntriesProps) {
  const { t } = useTranslation(['operatorlog', 'backoffice'])
  const { rows, error, hasMore, isLoading, reload, loadMore } = pages
  if (error) return <LoadFailed title={t('backoffice:loadFailed')} onRetry={reload} />
  if (!rows) return <SkeletonRows rows={8} />
  if (!rows.length)
    return (
      <EmptyState icon="search" title={t(isFiltered ? 'backoffice:noneFound' : 'none')}>
        {isFiltered && <Button onPress={onClear}>{t('backoffice:clearSearch')}</Button>}
      </EmptyState>
    )
  return (
    <>
      <LogList>
        {rows.map((entry: OperatorEntryView) => (
          <LogLine key={entry.id} entry={entry} />
        ))}
      </LogList>
      <LoadMore
        shown={t('backoffice:shown', { count: rows.length })}
        hasMore={hasMore}
        isPending={isLoading}
        onMore={loadMore}
      />
    </>
  )
}
