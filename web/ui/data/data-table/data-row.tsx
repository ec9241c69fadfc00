import { useTranslation } from 'react-i18next'
import { IconButton } from '../../button/icon-button.tsx'
import type { MenuEntry } from '../../menu/menu-entry.ts'
import { Menu } from '../../menu/menu.tsx'
import type { Column, Keyed } from './column.ts'
import styles from './data-table.module.css'
import { SelectBox } from './select-box.tsx'
import { rowHead, tableCell, tableRow } from './table-roles.ts'

interface DataRowProps<Row extends Keyed> {
  row: Row
  columns: readonly Column<Row>[]
  name: string
  /** Undefined where the table has no menus. */
  menu: readonly MenuEntry[] | undefined
  /** Undefined where rows cannot be chosen. */
  isChosen: boolean | undefined
  onChoose: (id: string, isChosen: boolean) => void
  /** The place of the row among those of a table that draws only some of them. */
  place?: { index: number; measure: (row: HTMLTableRowElement | null) => void }
}

export function DataRow<Row extends Keyed>({ row, columns, name, menu, isChosen, onChoose, place }: DataRowProps<Row>) {
  const { t } = useTranslation('common')
  const [first, ...others] = columns
  return (
    <tr
      {...tableRow}
      ref={place?.measure}
      data-index={place?.index}
      aria-rowindex={place && place.index + 2}
      className={styles.row}
      data-selected={isChosen || undefined}
    >
      {isChosen !== undefined && (
        <td {...tableCell} className={styles.box}>
          <SelectBox label={t('selectRow', { name })} value={isChosen} onChange={chosen => onChoose(row.id, chosen)} />
        </td>
      )}
      {first && (
        <th {...rowHead} scope="row" data-unbroken={first.isUnbroken || undefined} className={styles.name}>
          {first.cell(row)}
        </th>
      )}
      {others.map(({ id, title, align, isUnbroken, hasOwnLine, isExtra, cell }) => (
        <td
          key={id}
          {...tableCell}
          data-align={align}
          data-title={title}
          data-own-line={hasOwnLine || undefined}
          data-unbroken={isUnbroken || undefined}
          data-extra={isExtra || undefined}
          className={styles.cell}
        >
          {cell(row)}
        </td>
      ))}
      {menu && (
        <td {...tableCell} className={styles.menu}>
          {menu.length > 0 && (
            <Menu
              label={t('actionsFor', { name })}
              items={menu}
              trigger={<IconButton icon="dots" name={t('actionsFor', { name })} tooltip={false} />}
            />
          )}
        </td>
      )}
    </tr>
  )
}
