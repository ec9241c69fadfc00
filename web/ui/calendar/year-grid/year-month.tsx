import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import type { DrawnStretch } from './use-year-stretch.ts'
import { weekdayIn, type YearDay } from './year-days.ts'
import styles from './year-grid.module.css'
import { localeOf } from '#web/ui/dates/locale.ts'

interface YearMonthProps {
  days: readonly YearDay[]
  today: IsoDate
  /** The day that Tab comes to, where it is in this month. */
  focused: IsoDate | undefined
  /** The days that are being chosen, where any are in this month. */
  stretch?: DrawnStretch | undefined
}

/** A month of the year: one line of boxes, or its weeks where that is too narrow. */
export const YearMonth = memo(function YearMonth({ days, today, focused, stretch }: YearMonthProps) {
  const { i18n } = useTranslation()
  const first = days[0]!.date
  const nameWith = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { month, timeZone: 'UTC' }).format(Date.parse(first))
  return (
    <div role="row" className={styles.month}>
      <span role="rowheader" aria-label={nameWith('long')} className={styles.name}>
        <span className={styles.short}>{nameWith('short')}</span>
        <span className={styles.long}>{nameWith('long')}</span>
      </span>
      <Weekdays language={i18n.language} />
      {days.map(day => (
        <span key={day.date} role="gridcell" className={styles.cell} data-weekday={weekdayIn(day.date)}>
          <button
            type="button"
            className={styles.day}
            data-day={day.date}
            data-kind={day.kind}
            data-leave={day.leave}
            data-pending={day.isPending || undefined}
            data-stretch={(stretch && stretch.from <= day.date && day.date <= stretch.to) || undefined}
            data-stretch-end={stretch?.end === day.date || undefined}
            data-code={day.code}
            tabIndex={day.date === focused ? 0 : -1}
            aria-current={day.date === today ? 'date' : undefined}
            aria-disabled={!day.isActive || undefined}
            aria-label={day.label}
          >
            <span className={styles.number}>{Number(day.date.slice(8))}</span>
          </button>
        </span>
      ))}
    </div>
  )
})

/** The weekdays above a month; hidden from screen readers, since each day's name has its weekday. */
const Weekdays = ({ language }: { language: string }) => {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'narrow', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, place) => (
    <span key={place} aria-hidden="true" className={styles.weekday}>
      {format.format(aMonday + place * dayLong)}
    </span>
  ))
}

/** Any week serves for the names of the weekdays; in milliseconds. */
const aMonday = Date.UTC(2026, 10, 16)
const dayLong = 24 * 3600 * 1000
