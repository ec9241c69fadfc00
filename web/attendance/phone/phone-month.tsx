import { useTranslation } from 'react-i18next'
import { weekdayOf, type Day } from '#shared/calendar/day.ts'
import { isOff } from '#shared/attendance/counted-day.ts'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import type { ShownDay } from '../sheet/shown-sheet.ts'
import { useWeekday } from '../use-weekday.ts'
import styles from './phone.module.css'

interface PhoneMonthProps {
  days: readonly ShownDay[]
  isOpen: (day: ShownDay) => boolean
  onOpen: (date: Day) => void
}

/** The month as a page of the wall calendar. */
export function PhoneMonth({ days, isOpen, onOpen }: PhoneMonthProps) {
  const weekday = useWeekday()
  const first = weekdayOf(days[0]!.date)
  const week = days.slice((8 - first) % 7, ((8 - first) % 7) + 7)
  return (
    <div className={styles.month}>
      {week.map(({ date }) => (
        <span key={date} className={styles.weekday} aria-hidden="true">
          {weekday(date)}
        </span>
      ))}
      {days.map((day, place) => (
        <DayBox
          key={day.date}
          day={day}
          column={place === 0 ? first : undefined}
          onOpen={isOpen(day) ? onOpen : undefined}
        />
      ))}
    </div>
  )
}

interface DayBoxProps {
  day: ShownDay
  /** The column of the first day; the others follow it. */
  column: number | undefined
  onOpen: PhoneMonthProps['onOpen'] | undefined
}

function DayBox({ day, column, onOpen }: DayBoxProps) {
  const { t } = useTranslation(['sheet', 'common'])
  const { today, withWeekday } = useDates()
  const nameOf = useTypeName()
  const { date, leave, mistake, correction, name } = day
  const label = [
    withWeekday(date),
    date === today && t('common:today'),
    name,
    leave && nameOf(leave.type_id),
    mistake ?? (correction && t('corrected')),
  ]
  const look = {
    className: styles.box ?? '',
    style: column === undefined ? undefined : { gridColumn: column },
    'data-date': date,
    'data-leave': isOff(day) && leave ? leaveKeyOf(leave.type_id) : undefined,
    'data-rest': day.scheduled === null && day.worked === null ? true : undefined,
    'data-ahead': date > today || undefined,
    'data-today': date === today || undefined,
    'data-wrong': mistake !== null || undefined,
    'data-corrected': correction !== null || undefined,
  }
  const number = Number(date.slice(8))
  if (!onOpen)
    return (
      <span {...look}>
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">{label.filter(Boolean).join(', ')}</span>
      </span>
    )
  return (
    <button type="button" {...look} aria-label={label.filter(Boolean).join(', ')} onClick={() => onOpen(date)}>
      {number}
    </button>
  )
}
