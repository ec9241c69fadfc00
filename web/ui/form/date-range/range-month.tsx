import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Month } from '#shared/calendar/day.ts'
import { weeksOf } from '../../calendar/month-grid/month-weeks.ts'
import { localeOf } from '../../dates/locale.ts'
import { longDay, monthInWords } from '../../dates/dates.ts'
import { partOf, type Chosen } from './calendar-steps.ts'
import { DayCell } from './day-cell.tsx'
import type { DayLook } from './day-look.ts'
import type { IsoDate } from './iso-date.ts'
import styles from './range-calendar.module.css'

interface RangeMonthProps {
  month: Month
  /** The accessible name of the calendar. */
  label: string
  chosen: Chosen | undefined
  today: IsoDate
  min: IsoDate | undefined
  max: IsoDate | undefined
  isDisabled: boolean
  /** The day that Tab comes to, where it is in this month. */
  stop: IsoDate | undefined
  notes: { reasonOf: (day: IsoDate) => string | undefined; lookOf: (day: IsoDate) => DayLook | undefined }
}

/** A month of days, Monday first. */
export function RangeMonth({ month, label, chosen, today, min, max, isDisabled, stop, notes }: RangeMonthProps) {
  const { language } = useTranslation().i18n
  const weeks = useMemo(
    () =>
      weeksOf(month).map(week =>
        week.map(
          day => day && { day, name: longDay(day, language), reason: notes.reasonOf(day), look: notes.lookOf(day) },
        ),
      ),
    [month, language, notes],
  )
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its days are walked by the arrow keys
      role="grid"
      aria-label={`${label}, ${monthInWords(month, language)}`}
      aria-multiselectable
      className={styles.grid}
    >
      <thead aria-hidden="true">
        <tr>
          {weekdaysIn(language).map(weekday => (
            <th key={weekday} className={styles.weekday}>
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, number) => (
          <tr key={number}>
            {week.map((date, place) =>
              date ? (
                <DayCell
                  key={date.day}
                  {...date}
                  isToday={date.day === today}
                  isPast={date.day < today}
                  isOut={isDisabled || (min !== undefined && date.day < min) || (max !== undefined && date.day > max)}
                  isStop={date.day === stop}
                  part={partOf(date.day, chosen)}
                />
              ) : (
                <td key={place} aria-hidden="true" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Any week serves for the names of the weekdays; in milliseconds. */
const aMonday = Date.UTC(2026, 10, 16)
const dayLong = 24 * 3600 * 1000

const known = new Map<string, string[]>()

/** `H`, `K`, `Sze` … */
function weekdaysIn(language: string): string[] {
  const names = known.get(language)
  if (names) return names
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' })
  const made = Array.from({ length: 7 }, (_, place) => format.format(aMonday + place * dayLong))
  known.set(language, made)
  return made
}
