import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button/button.tsx'
import type { Column, Keyed } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import { LoadMore } from '#web/ui/data/pagination/load-more.tsx'
import type { MenuEntry } from '#web/ui/menu/menu-entry.ts'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import type { Pages } from './use-pages.ts'

interface PagedTableProps<Row extends Keyed> {
  label: string
  columns: readonly Column<Row>[]
  pages: Pages<Row>
  nameOf: (row: Row) => string
  menu?: (row: Row) => readonly MenuEntry[]
  /** Search and filters, above the rows. */
  toolbar?: ReactNode
  /** Parameters of the address that choose a part of the list, in which nothing was searched for. */
  tabs?: readonly string[]
  /** Instead of rows, where there are none at all: why, and the next step. */
  empty: ReactNode
}

/** A list of the back office: rows on a wide page, cards on a narrow one, more of them when asked for. */
export function PagedTable<Row extends Keyed>({ pages, empty, tabs = [], ...table }: PagedTableProps<Row>) {
  const { t } = useTranslation('backoffice')
  const { query, setParams } = useQueryParams<string>()
  const { rows, error, hasMore, isLoading, reload, loadMore } = pages
  const filters = [...query.keys()].filter(name => !tabs.includes(name))
  const clear = () => setParams(Object.fromEntries(filters.map(name => [name, null])))
  const nothing = filters.length ? (
    <>
      <p>{t('noneFound')}</p>
      <Button onPress={clear}>{t('clearSearch')}</Button>
    </>
  ) : (
    empty
  )
  return (
    <>
      <DataTable
        {...table}
        rows={error ? undefined : rows}
        empty={nothing}
        {...(error && { error: error.message || t('loadFailed'), onRetry: reload })}
      />
      {rows && rows.length > 0 && (
        <LoadMore
          shown={t('shown', { count: rows.length })}
          hasMore={hasMore}
          isPending={isLoading}
          onMore={loadMore}
        />
      )}
    </>
  )
}
