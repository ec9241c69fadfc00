import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { cellOf, type PayrollRow } from '#shared/attendance/files/payroll-tables.ts'
import { columnTitle, itemWords } from '#shared/attendance/files/payroll-words.ts'
import type { PayrollRowView, PayrollView } from '#shared/attendance/contract/preview-payroll.ts'
import { isDuration, type PayrollFigure } from '#shared/attendance/payroll/figures.ts'
import type { PayrollColumn, PayrollContent } from '#shared/attendance/payroll/model.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { FilePreview, type PreviewCell } from './file-preview.tsx'
import styles from './payroll.module.css'
import { useSay } from './use-say.ts'

/** How many rows of a file are shown. */
const shown = 8

interface PayrollPreviewProps {
  view: PayrollView
  content: PayrollContent
  /** The page of the sheets of the period. */
  sheetsPage: string
}

/** What the file says: the first rows of what is looked at, and what is to be known before it is paid by. */
export function PayrollPreview({ view, content, sheetsPage }: PayrollPreviewProps) {
  const { t } = useTranslation('payroll')
  const { people, counted, not_accepted, rows } = view
  if (!rows.length)
    return (
      <EmptyState icon="users" title={t('nobody')}>
        <p>{t('nobodyHint')}</p>
      </EmptyState>
    )
  return (
    <div className={styles.preview}>
      {counted < people && <p className={styles.quiet}>{t('onlyCounted', { counted, people })}</p>}
      {not_accepted > 0 && (
        <Alert tone="warning" title={t('notAccepted', { count: not_accepted })}>
          <span className={styles.ready}>
            {t('notAcceptedHint')}
            <Link to={sheetsPage}>{t('openSheets')}</Link>
          </span>
        </Alert>
      )}
      {content === 'summary' && <Summary view={view} />}
      {content === 'absences' && <Absences view={view} />}
      {content === 'changes' && <Changes view={view} />}
    </div>
  )
}

function Summary({ view: { rows, file_columns: columns, people, change_count } }: { view: PayrollView }) {
  const { t } = useTranslation('payroll')
  const say = useSay()
  return (
    <>
      <FilePreview
        label={t('summary')}
        titles={columns.map(column => columnTitle(column, say))}
        rows={rows
          .slice(0, shown)
          .map(row => ({ key: row.user_id, cells: columns.map(column => summaryCell(row, column)) }))}
        more={people - Math.min(shown, rows.length)}
      />
      {change_count > 0 && (
        <p className={styles.legend}>
          <i aria-hidden="true" />
          {t('changedSince')}
        </p>
      )}
    </>
  )

  function summaryCell(row: PayrollRowView, column: PayrollColumn): PreviewCell {
    const cell = cellOf(row as unknown as PayrollRow, column, say)
    if (!row.before || !(column.endsWith('_days') || column.endsWith('_hours'))) return { cell }
    const [was, is] = [row.before[column as PayrollFigure] ?? 0, row.figures[column as PayrollFigure] ?? 0]
    return was === is ? { cell } : { cell, before: valueOf(column as PayrollFigure, was) }
  }
}

const valueOf = (figure: PayrollFigure, value: number) => (isDuration(figure) ? { minutes: value } : value)

function Absences({ view: { absences, absence_count } }: { view: PayrollView }) {
  const { t } = useTranslation('payroll')
  const say = useSay()
  if (!absences.length) return <p className={styles.quiet}>{t('noAbsences')}</p>
  return (
    <FilePreview
      label={t('absences')}
      titles={[
        t('employeeNumber'),
        t('name'),
        t('code'),
        t('type'),
        t('firstDay'),
        t('lastDay'),
        t('days'),
        t('hours'),
      ]}
      rows={absences.slice(0, shown).map(absence => ({
        key: `${absence.user_id} ${absence.item} ${absence.from_date}`,
        cells: [
          absence.employee_number,
          absence.name,
          absence.code,
          say(itemWords[absence.item]),
          { day: absence.from_date },
          { day: absence.to_date },
          absence.days,
          { minutes: absence.minutes },
        ].map(cell => ({ cell })),
      }))}
      more={Math.max(0, absence_count - shown)}
    />
  )
}

function Changes({ view: { changes, change_count, has_earlier } }: { view: PayrollView }) {
  const { t } = useTranslation('payroll')
  const say = useSay()
  if (!changes.length) return <p className={styles.quiet}>{t(has_earlier ? 'noChanges' : 'noEarlier')}</p>
  return (
    <FilePreview
      label={t('changes')}
      titles={[t('name'), t('figure'), t('before'), t('after')]}
      rows={changes.slice(0, shown).map(({ user_id, name, figure, before, after }) => ({
        key: `${user_id} ${figure}`,
        cells: [
          name,
          columnTitle(figure as PayrollColumn, say),
          before === null ? null : valueOf(figure as PayrollFigure, before),
          after === null ? null : valueOf(figure as PayrollFigure, after),
        ].map(cell => ({ cell })),
      }))}
      more={Math.max(0, change_count - shown)}
    />
  )
}
