import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../button/button.tsx'
import type { MenuEntry } from '../../menu/menu-entry.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Column, Keyed } from './column.ts'
import styles from './data-table.module.css'
import { DataRow } from './data-row.tsx'
import { SkeletonDataRows } from './skeleton-data-rows.tsx'
import { LongBody, type RowPlace } from './long-body.tsx'
import type { Sort } from './sort.ts'
import { TableHead } from './table-head.tsx'
import { rowGroup, table } from './table-roles.ts'

export interface DataTableProps<Row extends Keyed> {
  /** What it is a table of, for readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are read for the first time. */
  rows: readonly Row[] | undefined
  /** What a row is called where one acts on it. */
  nameOf: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** What can be done with a row; an empty list leaves the menu out. */
  menu?: (row: Row) => readonly MenuEntry[]
  /** The ids of the chosen rows; without it rows cannot be chosen. */
  selected?: ReadonlySet<string>
  onSelect?: (ids: ReadonlySet<string>) => void
  /** How many are chosen, where rows of other pages count too. */
  chosenInAll?: number
  /** Buttons for all chosen rows; they take the toolbar's place. */
  bulkActions?: ReactNode
  /** Above the table: search, filters, the primary action at the end. */
  toolbar?: ReactNode
  /** Instead of rows, where there are none: why, and the next step. */
  empty: ReactNode
  /** A sentence instead of rows, where they could not be read. */
  error?: string
  onRetry?: () => void
  /** The rows that stand there are being read again. */
  isBusy?: boolean
  /** Has more columns than fit beside each other on any page, so that it scrolls by itself. */
  isWide?: boolean
  /** Called with the ids of the rows near the window; with it only those are drawn, however many there are. */
  onView?: (ids: readonly string[]) => void
}

/** Rows of one kind. Under 640 px of its own width each becomes a card. What is sorted, chosen and searched lives outside. */
export function DataTable<Row extends Keyed>(props: DataTableProps<Row>) {
  const { label, columns, rows, nameOf, menu, selected, onSelect, toolbar, bulkActions, isBusy, onView } = props
  const element = useRef<HTMLTableElement>(null)
  const isSelectable = selected !== undefined
  const chosen = rows?.filter(({ id }) => selected?.has(id)).length ?? 0

  function choose(id: string, isChosen: boolean) {
    const next = new Set(selected)
    if (isChosen) next.add(id)
    else next.delete(id)
    onSelect?.(next)
  }

  const inBar = props.chosenInAll ?? chosen

  const draw = (row: Row, place?: RowPlace) => (
    <DataRow
      key={row.id}
      row={row}
      columns={columns}
      name={nameOf(row)}
      menu={menu?.(row)}
      isChosen={selected?.has(row.id)}
      onChoose={choose}
      {...(place && { place })}
    />
  )

  function clear() {
    onSelect?.(new Set())
    // The button that was pressed goes away with the choice.
    element.current?.querySelector('input')?.focus()
  }

  // Over a long table it floats above the foot of the window, where the rows are.
  const floats = onView !== undefined
  const bulkBar = (
    <BulkBar count={inBar} floats={floats} onClear={clear}>
      {bulkActions}
    </BulkBar>
  )

  return (
    <div className={styles.frame} data-long={onView ? true : undefined} data-wide={props.isWide || undefined}>
      {inBar > 0 && !floats ? bulkBar : toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      <div className={styles.scroller}>
        <table
          ref={element}
          {...table}
          className={styles.table}
          aria-label={label}
          aria-rowcount={onView && rows ? rows.length + 1 : undefined}
          aria-busy={isBusy || (rows === undefined && props.error === undefined)}
        >
          <TableHead
            columns={columns}
            sort={props.sort}
            onSort={props.onSort}
            hasMenu={Boolean(menu)}
            selection={isSelectable ? { all: rows ?? [], chosen, onSelect } : undefined}
          />
          <tbody {...rowGroup} className={styles.body}>
            {props.error === undefined && rows === undefined && (
              <SkeletonDataRows columns={columns.length + Number(isSelectable) + Number(Boolean(menu))} />
            )}
            {rows && onView ? <LongBody rows={rows} draw={draw} onView={onView} /> : rows?.map(row => draw(row))}
          </tbody>
        </table>
        {props.error !== undefined && <LoadError error={props.error} onRetry={props.onRetry} />}
        {props.error === undefined && rows?.length === 0 && <div className={styles.instead}>{props.empty}</div>}
      </div>
      {inBar > 0 && floats && bulkBar}
    </div>
  )
}

function LoadError({ error, onRetry }: { error: string; onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.instead} role="alert">
      <p>{error}</p>
      {onRetry && <Button onPress={onRetry}>{t('reload')}</Button>}
    </div>
  )
}
