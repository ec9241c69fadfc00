import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx'
import styles from './data-table.module.css'
import { tableCell, tableRow } from './table-roles.ts'

/** Five rows of the table that is coming; a page keeps what follows them out of sight, since it is about to move. */
export function SkeletonDataRows({ columns }: { columns: number }) {
  const { t } = useTranslation('common')
  return Array.from({ length: 5 }, (_, row) => (
    <tr key={row} {...tableRow} className={styles.row} data-loading>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} {...tableCell} className={styles.cell}>
          {row === 0 && column === 0 && <span className="visually-hidden">{t('loading')}</span>}
          <Skeleton />
        </td>
      ))}
    </tr>
  ))
}
