import { useTranslation } from 'react-i18next'
import { SheetState } from '#shared/attendance/model.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { SheetDownload } from './sheet-download.tsx'
import type { SheetMonth } from './use-sheet-month.ts'
import styles from './attendance.module.css'

interface SheetToolbarProps {
  month: SheetMonth
  /** Undefined until the sheet is known. */
  state: SheetState | undefined
  /** Whose sheet it is; undefined until it is known. */
  person: string | undefined
  /** Undefined where nothing can be taken back. */
  onUndo: (() => void) | undefined
}

/** Names the month, leads to others, and says how far the sheet is. */
export function SheetToolbar({ month: { month, isNow, turn, goToNow }, state, person, onUndo }: SheetToolbarProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const { monthName } = useDates()
  return (
    <div className={styles.toolbar}>
      <h1 className={styles.title} aria-live="polite">
        <span className="visually-hidden">{t('title')}, </span>
        {monthName(month)}
      </h1>
      <div className={styles.time} role="group" aria-label={t('chooseMonth')}>
        <IconButton icon="chevron-left" name={t('common:previousMonth')} onPress={() => turn(-1)} />
        <IconButton icon="chevron-right" name={t('common:nextMonth')} onPress={() => turn(1)} />
        {!isNow && (
          <Button data-key="t" variant="quiet" onPress={goToNow}>
            {t('thisMonth')}
          </Button>
        )}
      </div>
      <ol className={styles.states} aria-label={t('states')}>
        {SheetState.options.map(one => (
          <li key={one} aria-current={one === state ? 'step' : undefined}>
            <i aria-hidden="true" />
            {t(`state_${one}`)}
          </li>
        ))}
      </ol>
      <div className={styles.acts}>
        {onUndo && (
          <Button variant="quiet" icon="undo" onPress={onUndo}>
            {t('undo')}
          </Button>
        )}
        <SheetDownload month={month} {...(person !== undefined && { ids: person })} isDisabled={person === undefined} />
      </div>
    </div>
  )
}
