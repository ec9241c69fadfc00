import { memo, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, addMonths, monthOf } from '#shared/calendar/day.ts'
import { monthInWords, shortDay } from '#web/ui/dates/dates.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { Icon } from '../../icon/icon.tsx'
import { useMedia } from '../../use-media.ts'
import type { DateRange } from './date-range.ts'
import type { DayLook } from './day-look.ts'
import type { IsoDate } from './iso-date.ts'
import { RangeMonth } from './range-month.tsx'
import styles from './range-calendar.module.css'
import { useRangeChoice } from './use-range-choice.ts'

export interface RangeCalendarProps {
  label: string
  value: DateRange
  onChange: (value: DateRange) => void
  /** Why a day cannot be chosen. A range may still cross it, and it can be reached and heard. */
  isDateBlocked?: ((date: IsoDate) => string | undefined) | undefined
  /** What else is to be seen on a day. */
  lookOf?: (date: IsoDate) => DayLook | undefined
  /** The first and the last day in view. */
  onView?: (from: IsoDate, to: IsoDate) => void
  min?: IsoDate | undefined
  max?: IsoDate
  /** Days before are muted; the day in Budapest if left out. */
  today?: IsoDate
  isDisabled?: boolean
}

const roomForTwoMonths = '(min-width: 1100px)'

/**
 * One month in line, two where there is room. One press chooses one day, the next one makes it a range. What does not change stays as
 * it is drawn, so give it functions that stay the same for as long as they say the same.
 */
export const RangeCalendar = memo(function RangeCalendar(props: RangeCalendarProps) {
  const { label, value, onChange, isDateBlocked, lookOf, onView, min, max, isDisabled = false } = props
  const { today = todayInBudapest() } = props
  const { t, i18n } = useTranslation('common')
  const count = useMedia(roomForTwoMonths) ? 2 : 1
  const choice = useRangeChoice({ value, onChange, isDateBlocked, min, max, today, isDisabled, count })
  const { view, months, turn, chosen, focusedDay, listeners } = choice
  const last = addDays(addMonths(`${view}-01`, count), -1)
  useView(onView, `${view}-01`, last)

  const notes = useMemo(
    () => ({ reasonOf: (day: IsoDate) => isDateBlocked?.(day), lookOf: (day: IsoDate) => lookOf?.(day) }),
    [isDateBlocked, lookOf],
  )
  const note = focusedDay && (notes.reasonOf(focusedDay) ?? notes.lookOf(focusedDay)?.note)
  const isFirst = min !== undefined && monthOf(min) >= view
  const isLast = max !== undefined && monthOf(max) <= months.at(-1)!
  return (
    <div role="group" aria-label={label} className={styles.calendar} {...listeners}>
      <div className={styles.months} data-count={count}>
        {months.map((month, place) => (
          <div key={month} className={styles.month}>
            <div className={styles.header}>
              {place === 0 ? (
                <Turn icon="chevron-left" name={t('previousMonth')} isDisabled={isFirst} onTurn={() => turn(-1)} />
              ) : (
                <span />
              )}
              <div className={styles.heading} aria-live="polite">
                {monthInWords(month, i18n.language)}
              </div>
              {place === count - 1 ? (
                <Turn icon="chevron-right" name={t('nextMonth')} isDisabled={isLast} onTurn={() => turn(1)} />
              ) : (
                <span />
              )}
            </div>
            <RangeMonth
              {...{ month, label, chosen, today, min, max, isDisabled, notes }}
              stop={monthOf(choice.stop) === month ? choice.stop : undefined}
            />
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {note && `${shortDay(focusedDay, i18n.language, focusedDay.slice(0, 4))}: ${note}`}
      </p>
    </div>
  )
})

interface TurnProps {
  icon: 'chevron-left' | 'chevron-right'
  name: string
  isDisabled: boolean
  onTurn: () => void
}

const Turn = ({ icon, name, isDisabled, onTurn }: TurnProps) => (
  <button type="button" className={styles.turn} aria-label={name} disabled={isDisabled} onClick={onTurn}>
    <Icon name={icon} />
  </button>
)

/** Reports the days in view. */
function useView(onView: RangeCalendarProps['onView'], from: IsoDate, to: IsoDate) {
  const report = useEffectEvent((first: IsoDate, end: IsoDate) => onView?.(first, end))
  useEffect(() => report(from, to), [from, to])
}
