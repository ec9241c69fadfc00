import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import styles from './month-grid.module.css'
import type { DayMark } from './month-weeks.ts'
import { localeOf } from '#web/ui/dates/locale.ts'

/** A day that does not count: by the weekly hours, or a holiday with its name. */
export interface DayKind {
  kind: 'off' | 'holiday'
  name?: string
}

interface MonthDayProps {
  day: IsoDate
  kind: DayKind | undefined
  marks: readonly DayMark[]
  /** The weekday, from 1 for Monday. */
  column: number
  /** How many of them are not drawn. */
  hidden: number
  isToday: boolean
  /** Whether it is the tab stop. */
  isFocused: boolean
  onChoose: () => void
}

/** The box of a day; its accessible name has everything that is drawn in it. */
export function MonthDay({ day, column, kind, marks, hidden, isToday, isFocused, onChoose }: MonthDayProps) {
  const { t, i18n } = useTranslation('common')
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
  const label = [
    date,
    isToday && t('today'),
    kind && (kind.name ?? t('dayOff')),
    ...marks.map(mark => (mark.isPending ? `${mark.label} (${t('statusPending')})` : mark.label)),
  ]
  return (
    <span role="gridcell" aria-colindex={column} className={styles.cell} data-kind={kind?.kind}>
      <button
        type="button"
        data-day={day}
        className={classNames(styles.day, isToday && styles.today)}
        tabIndex={isFocused ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={label.filter(Boolean).join(', ')}
        onClick={onChoose}
      >
        <span className={styles.number}>{Number(day.slice(8))}</span>
      </button>
      {kind?.name && (
        <span aria-hidden="true" className={styles.name}>
          {kind.name}
        </span>
      )}
      {hidden > 0 && (
        <span aria-hidden="true" className={styles.hidden}>
          +{hidden}
        </span>
      )}
    </span>
  )
}
