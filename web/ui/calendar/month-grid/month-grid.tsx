import { parseDate } from '@internationalized/date'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../button/icon-button.tsx'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { MonthDay, type DayKind } from './month-day.tsx'
import { MonthBar } from './month-bar.tsx'
import styles from './month-grid.module.css'
import { barsOf, monthOf, weeksOf, type DayMark, type IsoMonth } from './month-weeks.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { localeOf } from '#web/ui/dates/locale.ts'

interface MonthGridProps {
  month: IsoMonth
  onMonth: (month: IsoMonth) => void
  marks: readonly DayMark[]
  /** The kind of a day; undefined for a working day. */
  kindOf: (day: IsoDate) => DayKind | undefined
  today: IsoDate
  /** A day was pressed. */
  onChoose: (day: IsoDate) => void
}

/** More marks than that on one day are shown as a number. */
const lanes = 3

/** A month of day boxes, Monday first. One tab stop; arrows go by days and weeks, PageUp and PageDown by months. */
export function MonthGrid({ month, onMonth, marks, kindOf, today, onChoose }: MonthGridProps) {
  const { t, i18n } = useTranslation('common')
  const title = useId()
  const { grid, focused, onKeyDown, onFocus } = useGridFocus(month, today, onMonth)
  const turn = (months: number) => onMonth(monthOf(parseDate(`${month}-01`).add({ months }).toString()))
  const dateWith = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { ...options, timeZone: 'UTC' })
  const weeks = weeksOf(month)

  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <IconButton icon="chevron-left" name={t('previousMonth')} onPress={() => turn(-1)} />
        <h2 id={title} className={styles.title} aria-live="polite">
          {dateWith({ year: 'numeric', month: 'long' }).format(Date.parse(`${month}-01`))}
        </h2>
        <IconButton icon="chevron-right" name={t('nextMonth')} onPress={() => turn(1)} />
      </header>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-labelledby={title}
        className={styles.grid}
        {...{ onKeyDown, onFocus }}
      >
        <div role="row" className={styles.weekdays}>
          {Array.from({ length: 7 }, (_, place) => (
            <span
              key={place}
              role="columnheader"
              aria-label={dateWith({ weekday: 'long' }).format(aMonday + place * dayLong)}
              className={styles.weekday}
            >
              {dateWith({ weekday: 'short' }).format(aMonday + place * dayLong)}
            </span>
          ))}
        </div>
        {weeks.map(week => {
          const { bars, hidden } = barsOf(week, marks, lanes)
          return (
            <div key={week.find(Boolean)} role="row" className={styles.week}>
              {week.map((day, place) =>
                day ? (
                  <MonthDay
                    key={day}
                    day={day}
                    column={place + 1}
                    kind={kindOf(day)}
                    marks={marks.filter(({ from, to }) => from <= day && day <= to)}
                    hidden={hidden[place] ?? 0}
                    isToday={day === today}
                    isFocused={day === focused}
                    onChoose={() => onChoose(day)}
                  />
                ) : (
                  // An empty place has no key but its index.
                  <span key={place} aria-hidden="true" className={styles.nothing} />
                ),
              )}
              {bars.map(bar => (
                <MonthBar key={bar.mark.id} bar={bar} />
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Any week serves for the names of the weekdays; in milliseconds. */
const aMonday = Date.UTC(2026, 10, 16)
const dayLong = 24 * 3600 * 1000
