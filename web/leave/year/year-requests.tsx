import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { Select } from '#web/ui/form/select/select.tsx'
import { useOpenRequest } from '../open-request.tsx'
import { useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useRequestMenu } from '../use-request-menu.ts'
import type { useYear } from './use-year.ts'
import type { useYearView } from './use-year-view.ts'
import { listed } from './year-days.ts'
import { useRequestColumns } from './year-request-columns.tsx'
import styles from './year.module.css'

interface YearRequestsProps {
  year: Pick<ReturnType<typeof useYear>, 'requests' | 'isOwn'>
  view: ReturnType<typeof useYearView>
}

/** The requests of the year, with filters and sorting. */
export function YearRequests({ year: { requests, isOwn }, view }: YearRequestsProps) {
  const { t } = useTranslation('year')
  const { range } = useDates()
  const nameOf = useTypeName()
  const columns = useRequestColumns()
  const menu = useRequestMenu()
  const title = t('requests', { year: view.year })
  const isEmpty = requests?.length === 0
  return (
    <section className={styles.requests} aria-label={title}>
      <h2>{title}</h2>
      <DataTable
        label={title}
        columns={columns}
        rows={requests && listed(requests, view)}
        nameOf={({ type_id, from_date, to_date }) => `${nameOf(type_id)}, ${range(from_date, to_date)}`}
        menu={menu}
        sort={view.sort}
        onSort={sort => view.setParams({ sort })}
        toolbar={!isEmpty && <Filters types={[...new Set(requests?.map(({ type_id }) => type_id))]} view={view} />}
        empty={isEmpty ? <Nothing year={view.year} isOwn={isOwn} /> : <NothingLikeThis view={view} />}
      />
    </section>
  )
}

/** The option that filters nothing out. */
const every = 'every'
const statuses = { pending: 'Pending', approved: 'Approved', denied: 'Denied', cancelled: 'Cancelled' } as const

function Filters({ types, view }: { types: readonly number[]; view: YearRequestsProps['view'] }) {
  const { t } = useTranslation(['year', 'common'])
  const nameOf = useTypeName()
  // The type in the address is an option even where no request of the year has it.
  const requested = Number(view.type)
  const offered = [...new Set([...types, ...(requested >= 1 && requested <= 10 ? [requested] : [])])].sort(
    (a, b) => a - b,
  )
  const chosen = (value: string) => (value === every ? null : value)
  return (
    <div className={styles.filters}>
      <Select
        label={t('status')}
        isLabelHidden
        options={[
          { value: every, label: t('everyStatus') },
          ...Object.entries(statuses).map(([value, word]) => ({ value, label: t(`common:status${word}`) })),
        ]}
        value={view.status !== null && view.status in statuses ? view.status : every}
        onChange={value => view.setParams({ status: chosen(value) })}
      />
      <Select
        label={t('type')}
        isLabelHidden
        options={[
          { value: every, label: t('everyType') },
          ...offered.map(type => ({ value: String(type), label: nameOf(type) })),
        ]}
        value={view.type !== null && offered.includes(requested) ? view.type : every}
        onChange={value => view.setParams({ type: chosen(value) })}
      />
    </div>
  )
}

function Nothing({ year, isOwn }: { year: number; isOwn: boolean }) {
  const { t } = useTranslation(['year', 'leave'])
  const open = useOpenRequest()
  return (
    <EmptyState icon="calendar" title={t('empty', { year })}>
      <p>{t(isOwn ? 'emptyNextOwn' : 'emptyNext')}</p>
      {isOwn && (
        <Button icon="plus" onPress={() => open({ mode: 'create' })}>
          {t('leave:newRequest')}
        </Button>
      )}
    </EmptyState>
  )
}

function NothingLikeThis({ view }: Pick<YearRequestsProps, 'view'>) {
  const { t } = useTranslation('year')
  return (
    <EmptyState icon="filter" title={t('nothingLikeThis')}>
      <Button onPress={() => view.setParams({ status: null, type: null })}>{t('clearFilters')}</Button>
    </EmptyState>
  )
}
