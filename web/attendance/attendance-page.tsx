import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useMe } from '#web/api/use-me.ts'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { isRefusal, RefusalPage } from '#web/ui/feedback/empty-state/refusal-page.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { HandInCard } from './aside/hand-in-card.tsx'
import { HistoryCard } from './aside/history-card.tsx'
import { LimitsCard } from './aside/limits-card.tsx'
import { TotalsCard } from './aside/totals-card.tsx'
import { PhoneFoot } from './phone/phone-foot.tsx'
import { PhoneSheet } from './phone/phone-sheet.tsx'
import { Record } from './record/record.tsx'
import { SheetTable } from './sheet/sheet-table.tsx'
import type { ShownSheet } from './sheet/shown-sheet.ts'
import { useSheet, type OpenedSheet } from './sheet/use-sheet.ts'
import { SheetToolbar } from './sheet-toolbar.tsx'
import { useSheetMonth, type SheetMonth } from './use-sheet-month.ts'
import styles from './attendance.module.css'

/** A person's attendance sheet of a month: of the person in the address, or the reader's own. */
export function AttendancePage() {
  const { id } = useParams()
  const month = useSheetMonth()
  // What can be taken back is of one month.
  return <OneMonth key={`${id} ${month.month}`} user={id} month={month} />
}

interface OneMonthProps {
  user: string | undefined
  month: SheetMonth
}

function OneMonth({ user, month }: OneMonthProps) {
  const { t } = useTranslation('sheet')
  const opened = useSheet(useMe()?.id === user ? undefined : user, month.month)
  const { sheet, error } = opened
  if (isRefusal(error)) return <RefusalPage error={error} />
  if (sheet && month.isRecord) return <Record sheet={sheet} onClose={() => month.showRecord(false)} />
  return (
    <div className={styles.page}>
      <SheetToolbar
        month={month}
        state={sheet?.state}
        person={sheet?.user_id}
        onUndo={opened.canUndo ? opened.undo : undefined}
      />
      {error ? (
        <LoadFailed title={t('loadFailed')} onRetry={opened.reload} />
      ) : sheet ? (
        <Loaded sheet={sheet} opened={opened} month={month} />
      ) : (
        <SkeletonRows rows={20} />
      )}
    </div>
  )
}

interface LoadedProps {
  sheet: ShownSheet
  opened: OpenedSheet
  month: SheetMonth
}

function Loaded({ sheet, opened, month }: LoadedProps) {
  const { t } = useTranslation('sheet')
  const { monthName } = useDates()
  const isWide = useMedia('(min-width: 768px)')
  if (sheet.days.every(({ kind }) => kind === 'not_employed'))
    return (
      <EmptyState icon="calendar" title={t('empty')}>
        <p>{t('emptyWhy')}</p>
      </EmptyState>
    )
  const label = t('titleOf', { month: monthName(month.month) })
  const isSaved = opened.saving.unsaved.size === 0
  return (
    <div className={styles.columns}>
      {isWide ? (
        <SheetTable label={label} sheet={sheet} opened={opened} />
      ) : (
        <PhoneSheet label={label} sheet={sheet} opened={opened} />
      )}
      <div className={styles.aside}>
        <TotalsCard sheet={sheet} />
        <HandInCard sheet={sheet} isSaved={isSaved} hasButton={isWide} />
        <LimitsCard sheet={sheet} onRecord={() => month.showRecord(true)} />
        <HistoryCard sheet={sheet} saving={opened.saving} hasKeys={isWide} />
      </div>
      {!isWide && <PhoneFoot sheet={sheet} isSaved={isSaved} />}
    </div>
  )
}
