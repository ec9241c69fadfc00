import { useTranslation } from 'react-i18next'
import { hoursText } from '../time-text.ts'
import { columns, timeColumns, type Column } from './cells.ts'
import { useSheetActs } from './sheet-acts.ts'
import { SheetRow } from './sheet-row.tsx'
import type { ShownSheet } from './shown-sheet.ts'
import type { OpenedSheet } from './use-sheet.ts'
import styles from './sheet-table.module.css'

interface SheetTableProps {
  label: string
  sheet: ShownSheet
  opened: OpenedSheet
}

/** The days of a month as lines in which one types as in a spreadsheet. */
export function SheetTable({ label, sheet, opened }: SheetTableProps) {
  const { t, i18n } = useTranslation('sheet')
  const acts = useSheetActs(opened)
  const { totals } = sheet
  const sum = (minutes: number) => (minutes ? hoursText(minutes, i18n.language) : '')
  const head = (column: Column) => (
    <th key={column} scope="col" data-column={column}>
      {t(column)}
    </th>
  )
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" data-column="day">
              {t('day')}
            </th>
            <th scope="col" data-column="scheduled">
              {t('scheduled')}
            </th>
            {timeColumns.map(head)}
            <th scope="col" data-column="hours">
              {t('hours')}
            </th>
            {columns.slice(timeColumns.length).map(head)}
          </tr>
        </thead>
        <tbody>
          {sheet.days.map(day => (
            <SheetRow key={day.date} day={day} isOpen={opened.isOpen(day)} acts={acts} saving={opened.saving} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            <td>{t('hoursOf', { hours: hoursText(totals.scheduled_minutes, i18n.language) })}</td>
            <td colSpan={timeColumns.length}>{t('daysWorked', { count: totals.worked_days })}</td>
            <td>{hoursText(totals.worked_minutes, i18n.language)}</td>
            <td>{sum(totals.overtime_minutes)}</td>
            <td>{sum(totals.stand_by_minutes)}</td>
            <td>{''}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
