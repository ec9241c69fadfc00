import type { CalendarDate } from '@internationalized/date'
import { CalendarCell } from 'react-aria-components/RangeCalendar'
import { classNames } from '../../class-names.ts'
import type { DayLook } from './day-look.ts'
import styles from './range-calendar.module.css'

interface DayCellProps {
  date: CalendarDate
  isPast: boolean
  /** Why it cannot be chosen. */
  reason: string | undefined
  look: DayLook | undefined
  /** Whether the chosen range crosses it. */
  isWithin: boolean
}

/** At most so many others are drawn. */
const mostDots = 3

/** A day, which says by its name and to the pointer what is special about it. */
export function DayCell({ date, isPast, reason, look, isWithin }: DayCellProps) {
  const note = reason ?? look?.note
  const dots = Math.min(look?.others ?? 0, mostDots)
  return (
    <CalendarCell
      date={date}
      className={classNames(styles.day, isPast && styles.past)}
      render={({ 'aria-label': name, ...rest }) => (
        <div
          {...rest}
          aria-label={note ? `${name}, ${note}` : name}
          title={note}
          data-within={isWithin || undefined}
          data-leave={look?.leave}
          data-asked={look?.isAsked || undefined}
          data-clash={look?.isClash || undefined}
          data-worked={look?.isWorkedRestDay || undefined}
        />
      )}
    >
      {({ formattedDate }) => (
        <>
          {formattedDate}
          {dots > 0 && (
            <span className={styles.dots} aria-hidden="true">
              {'•'.repeat(dots)}
            </span>
          )}
        </>
      )}
    </CalendarCell>
  )
}
