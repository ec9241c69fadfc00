import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import type { Column, Keyed } from './column.ts'
import styles from './data-table.module.css'
import { SelectBox } from './select-box.tsx'
import { directionOf, nextSort, type Sort } from './sort.ts'
import { columnHead, rowGroup, tableRow } from './table-roles.ts'

interface TableHeadProps<Row extends Keyed> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  hasMenu: boolean
  selection:
    | { all: readonly Row[]; chosen: number; onSelect: ((ids: ReadonlySet<string>) => void) | undefined }
    | undefined
}

export function TableHead<Row extends Keyed>({ columns, sort, onSort, hasMenu, selection }: TableHeadProps<Row>) {
  const { t } = useTranslation('common')
  return (
    <thead {...rowGroup} className={styles.head}>
      <tr {...tableRow}>
        {selection && (
          <th {...columnHead} className={styles.box}>
            <SelectBox
              label={t('selectAll')}
              value={selection.chosen > 0 && selection.chosen === selection.all.length}
              isPartly={selection.chosen > 0 && selection.chosen < selection.all.length}
              isDisabled={selection.all.length === 0}
              onChange={all => selection.onSelect?.(new Set(all ? selection.all.map(({ id }) => id) : []))}
            />
          </th>
        )}
        {columns.map(({ id, title, align, isSortable, isExtra }) => (
          <th
            key={id}
            {...columnHead}
            aria-sort={isSortable ? (directionOf(id, sort) ?? 'none') : undefined}
            data-align={align}
            data-extra={isExtra || undefined}
            className={styles.title}
          >
            {isSortable ? (
              <button type="button" className={styles.sort} onClick={() => onSort?.(nextSort(id, sort))}>
                {title}
                <Icon
                  name={directionOf(id, sort) === 'descending' ? 'chevron-up' : 'chevron-down'}
                  size="sm"
                  className={styles.direction}
                />
              </button>
            ) : (
              title
            )}
          </th>
        ))}
        {hasMenu && (
          <th {...columnHead} className={styles.menu}>
            <span className="visually-hidden">{t('more')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
