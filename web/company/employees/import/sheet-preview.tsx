import { useTranslation } from 'react-i18next'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { DataTable } from '#web/ui/data/data-table/data-table.tsx'
import styles from './import.module.css'
import { fieldsIn, type BadCell, type CheckedSheet } from './sheet.ts'

interface SheetPreviewProps {
  cells: readonly (readonly string[])[]
  people: CheckedSheet['people']
  bad: readonly BadCell[]
}

interface SheetRow {
  id: string
  row: number
}

/** How many rows are shown at once, those with something wrong first. */
const atOnce = 100

/** The rows of a sheet as they are, with what is wrong inside the cell that is wrong. */
export function SheetPreview({ cells, people, bad }: SheetPreviewProps) {
  const { t } = useTranslation('employees')
  const columns = useSheetColumns(cells, bad)
  const badRows = new Set(bad.map(({ row }) => row))
  const inOrder = [...people.filter(({ row }) => badRows.has(row)), ...people.filter(({ row }) => !badRows.has(row))]
  const head = cells[0] ?? []
  const known = fieldsIn(head)
  const skipped = head.filter((title, column) => title && known[column] === undefined)
  return (
    <div className={styles.sheet}>
      <DataTable
        label={t('sheet')}
        columns={columns}
        rows={inOrder.slice(0, atOnce).map(({ row }) => ({ id: String(row), row }))}
        nameOf={({ row }) => String(row + 1)}
        empty={t('fileEmpty')}
        isWide
      />
      {people.length > atOnce && <p className={styles.quiet}>{t('moreRows', { count: people.length - atOnce })}</p>}
      {skipped.length > 0 && <p className={styles.quiet}>{t('skippedColumns', { columns: skipped.join(', ') })}</p>}
    </div>
  )
}

/** The columns of a sheet that are known, after the numbers of its rows. */
function useSheetColumns(cells: SheetPreviewProps['cells'], bad: readonly BadCell[]): Column<SheetRow>[] {
  const { t } = useTranslation('employees')
  const head = cells[0] ?? []
  const known = fieldsIn(head)
  const wrong = new Map(bad.map(({ row, column, sentence }) => [`${row} ${column}`, sentence]))
  const columns = head.flatMap((title, column): Column<SheetRow>[] =>
    known[column] === undefined
      ? []
      : [
          {
            id: String(column),
            title,
            cell: ({ row }) => <Cell text={cells[row]?.[column] ?? ''} sentence={wrong.get(`${row} ${column}`)} />,
          },
        ],
  )
  return [{ id: 'row', title: t('row'), cell: ({ row }) => row + 1 }, ...columns]
}

function Cell({ text, sentence }: { text: string; sentence: string | undefined }) {
  const { t } = useTranslation(['employees', 'problems'])
  if (sentence === undefined) return text
  return (
    <span className={styles.bad}>
      {text} <small>{t(sentence as 'problems:required')}</small>
    </span>
  )
}
