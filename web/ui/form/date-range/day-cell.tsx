import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../class-names.ts'
import type { DayLook } from './day-look.ts'
import type { IsoDate } from './iso-date.ts'
import type { Part } from './calendar-steps.ts'
import styles from './range-calendar.module.css'

interface DayCellProps {
  day: IsoDate
  /** `2026. november 26., csütörtök` */
  name: string
  isToday: boolean
  isPast: boolean
  /** It lies outside of the days that may be chosen at all, and is not reached. */
  isOut: boolean
  /** Why it cannot be chosen. */
  reason: string | undefined
  look: DayLook | undefined
  /** Whether it is the tab stop. */
  isStop: boolean
  /** Where it lies in what is chosen; a day that cannot be chosen may lie within it. */
  part: Part
}

/** At most so many others are drawn. */
const mostDots = 3

/** A day, which says by its name and to the pointer what is special about it. The calendar takes its keys and presses. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, name, isToday, isPast, isOut, reason, look, isStop, part } = props
  const { t } = useTranslation('common')
  const note = reason ?? look?.note
  const dots = Math.min(look?.others ?? 0, mostDots)
  const askedDots = Math.min(look?.othersAsked ?? 0, mostDots - dots)
  const isChosen = part !== undefined && reason === undefined && !isOut
  return (
    <td aria-selected={isChosen || undefined} aria-disabled={isOut || reason !== undefined || undefined}>
      <div
        role="button"
        className={classNames(styles.day, isPast && styles.past)}
        tabIndex={isOut ? undefined : isStop ? 0 : -1}
        aria-label={[name, isToday && t('today'), note].filter(Boolean).join(', ')}
        aria-pressed={isChosen}
        aria-disabled={isOut || reason !== undefined || undefined}
        aria-current={isToday ? 'date' : undefined}
        title={note}
        data-day={day}
        data-today={isToday || undefined}
        data-disabled={isOut || undefined}
        data-unavailable={(!isOut && reason !== undefined) || undefined}
        data-within={part !== undefined || undefined}
        data-selected={isChosen || undefined}
        data-selection-start={(isChosen && (part === 'first' || part === 'only')) || undefined}
        data-selection-end={(isChosen && (part === 'last' || part === 'only')) || undefined}
        data-leave={look?.leave}
        data-asked={look?.isAsked || undefined}
        data-clash={look?.isClash || undefined}
        data-worked={look?.isWorkedRestDay || undefined}
      >
        {Number(day.slice(8))}
        {dots + askedDots > 0 && (
          <span className={styles.dots} aria-hidden="true">
            {'•'.repeat(dots)}
            {askedDots > 0 && <span className={styles.asked}>{'•'.repeat(askedDots)}</span>}
          </span>
        )}
      </div>
    </td>
  )
})
