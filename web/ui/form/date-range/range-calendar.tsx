import { getLocalTimeZone, today, type CalendarDate } from '@internationalized/date'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar as AriaRangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../icon/icon.tsx'
import { DayCell } from './day-cell.tsx'
import type { DayLook } from './day-look.ts'
import { DayNote } from './day-note.tsx'
import type { DateRange } from './date-range.ts'
import { dateOf, type IsoDate } from './iso-date.ts'
import { useMedia } from '../../use-media.ts'
import styles from './range-calendar.module.css'

export interface RangeCalendarProps {
  label: string
  value: DateRange
  onChange: (value: DateRange) => void
  /** Why a day cannot be chosen. A range may still cross it, and it can be reached and heard. */
  isDateBlocked?: (date: IsoDate) => string | undefined
  /** What else is to be seen on a day. */
  lookOf?: (date: IsoDate) => DayLook | undefined
  /** The first and the last day in view. */
  onView?: (from: IsoDate, to: IsoDate) => void
  min?: IsoDate
  max?: IsoDate
  /** Days before are muted; the device's own day if left out. */
  today?: IsoDate
  isDisabled?: boolean
  isInvalid?: boolean
}

const roomForTwoMonths = '(min-width: 1100px)'

/** One month in line, two where there is room. One press chooses one day, the next one makes it a range. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { label, value, onChange, isDateBlocked, lookOf, onView, min, max, ...rest } = props
  const now = dateOf(props.today) ?? today(getLocalTimeZone())
  const { t } = useTranslation('common')
  const [focused, focus] = useFocusOf(value, dateOf(min) ?? now)
  const months = useMedia(roomForTwoMonths) ? [0, 1] : [0]
  const start = dateOf(value.from)
  const end = dateOf(value.to)
  const noteOf = (day: IsoDate) => isDateBlocked?.(day) ?? lookOf?.(day)?.note

  return (
    <AriaRangeCalendar
      {...rest}
      aria-label={label}
      className={styles.calendar}
      firstDayOfWeek="mon"
      allowsNonContiguousRanges
      commitBehavior="reset"
      pageBehavior="single"
      visibleDuration={{ months: months.length }}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      isDateUnavailable={date => isDateBlocked?.(date.toString()) !== undefined}
      focusedValue={focused}
      onFocusChange={focus}
      value={start && end && start.compare(end) <= 0 ? { start, end } : null}
      onChange={range => range && onChange({ from: range.start.toString(), to: range.end.toString() })}
    >
      <FirstDay onChoose={day => onChange({ from: day, to: day })} />
      {onView && <View onView={onView} />}
      <div className={styles.months} data-count={months.length}>
        {months.map(month => (
          <div key={month} className={styles.month}>
            <header className={styles.header}>
              {month === 0 ? (
                <Button slot="previous" className={styles.turn} aria-label={t('previousMonth')}>
                  <Icon name="chevron-left" />
                </Button>
              ) : (
                <span />
              )}
              <CalendarHeading className={styles.heading} offset={{ months: month }} />
              {month === months.length - 1 ? (
                <Button slot="next" className={styles.turn} aria-label={t('nextMonth')}>
                  <Icon name="chevron-right" />
                </Button>
              ) : (
                <span />
              )}
            </header>
            <CalendarGrid className={styles.grid} weekdayStyle="short" offset={{ months: month }}>
              <CalendarGridHeader>
                {day => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {date => (
                  <DayCell
                    date={date}
                    isPast={date.compare(now) < 0}
                    reason={isDateBlocked?.(date.toString())}
                    look={lookOf?.(date.toString())}
                    isWithin={Boolean(start && end && date.compare(start) >= 0 && date.compare(end) <= 0)}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
      <DayNote noteOf={noteOf} />
    </AriaRangeCalendar>
  )
}

/** The month in view follows the day that was changed, but never leaves the first day for a last one that lies further away. */
function useFocusOf({ from, to }: DateRange, otherwise: CalendarDate) {
  const [seen, see] = useState({ from, to })
  const [focused, focus] = useState(() => dateOf(from) ?? dateOf(to) ?? otherwise)
  if (seen.from !== from || seen.to !== to) {
    see({ from, to })
    const [first, last] = [dateOf(from), dateOf(to)]
    const isFar = first && last && last.compare(first.add({ months: 1 })) > 0
    const changed = seen.from === from && !isFar ? last : first
    if (changed) focus(changed)
  }
  return [focused, focus] as const
}

/** Reports the days in view. */
function View({ onView }: { onView: (from: IsoDate, to: IsoDate) => void }) {
  const range = useContext(RangeCalendarStateContext)?.visibleRange
  const [from, to] = [range?.start.toString(), range?.end.toString()]
  const report = useEffectEvent(onView)
  useEffect(() => {
    if (from && to) report(from, to)
  }, [from, to])
  return null
}

/** Reports the first press already, so that a range of one day needs a single press. */
function FirstDay({ onChoose }: { onChoose: (day: IsoDate) => void }) {
  const state = useContext(RangeCalendarStateContext)
  const anchor = state && !state.isDragging ? state.anchorDate?.toString() : undefined
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (anchor) choose(anchor)
  }, [anchor])
  return null
}
