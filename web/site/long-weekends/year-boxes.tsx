import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addDays,
  addMonths,
  dayFrom,
  daysInMonth,
  weekdayOf,
  yearOf,
  type Day,
  type Year,
} from '#shared/calendar/day.ts'
import type { Stretch } from '#shared/site/long-weekends/free-days.ts'
import { dayOfYear, monthName } from '#web/ui/dates/dates.ts'
import { dayLook } from './day-look.ts'
import styles from './year-boxes.module.css'

interface YearBoxesProps {
  year: Year
  taken: ReadonlySet<Day>
  rests: readonly Stretch[]
  onSwap: (day: Day) => void
}

const months = Array.from({ length: 12 }, (_, place) => place + 1)

const steps: Record<string, (day: Day) => Day> = {
  ArrowRight: day => addDays(day, 1),
  ArrowLeft: day => addDays(day, -1),
  ArrowDown: day => addMonths(day, 1),
  ArrowUp: day => addMonths(day, -1),
}

/** A year of boxes: twelve rows, or on narrow pages twelve months. One of its days is in the order of tabs; the arrows go on from there. */
export function YearBoxes({ year, taken, rests, onSwap }: YearBoxesProps) {
  const { i18n } = useTranslation()
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Day>(`${year}-01-01`)

  function move(event: KeyboardEvent<HTMLButtonElement>, day: Day) {
    const to = steps[event.key]?.(day)
    if (to === undefined || yearOf(to) !== year) return
    event.preventDefault()
    setStop(to)
    grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus()
  }

  return (
    <div ref={grid} className={styles.year}>
      {months.map(month => (
        <div key={month} className={styles.month}>
          <span className={styles.name} suppressHydrationWarning>
            {monthName(`${year}-${String(month).padStart(2, '0')}`, i18n.language)}
          </span>
          <div className={styles.days}>
            {Array.from({ length: daysInMonth(year, month) }, (_, place) => {
              const day = dayFrom(year, month, place + 1)
              return (
                <DayBox
                  key={day}
                  day={day}
                  isTaken={taken.has(day)}
                  isRest={rests.some(({ from, to }) => from <= day && day <= to)}
                  isStop={day === stop}
                  onSwap={onSwap}
                  onKeyDown={event => move(event, day)}
                />
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}

interface DayBoxProps {
  day: Day
  isTaken: boolean
  isRest: boolean
  isStop: boolean
  onSwap: (day: Day) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** A day; a working day is taken off by a press, or no more. */
function DayBox({ day, isTaken, isRest, isStop, onSwap, onKeyDown }: DayBoxProps) {
  const { t, i18n } = useTranslation('weekends')
  const { look, name } = dayLook(day)
  const date = dayOfYear(day, i18n.language)
  const isWorking = look === 'work' || look === 'worked'
  const label = isTaken
    ? t('dayTaken', { date })
    : look === 'worked'
      ? t('dayWorked', { date })
      : isWorking
        ? t('dayWork', { date })
        : name
          ? t('dayHoliday', { date, name: name[i18n.language === 'en' ? 'en' : 'hu'] })
          : t('dayFree', { date })
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={label}
      aria-pressed={isWorking ? isTaken : undefined}
      aria-disabled={!isWorking || undefined}
      tabIndex={isStop ? 0 : -1}
      data-day={day}
      data-look={look}
      data-taken={isTaken || undefined}
      data-rest={isRest || undefined}
      data-weekday={weekdayOf(day)}
      data-leave="vacation"
      onClick={() => isWorking && onSwap(day)}
      onKeyDown={onKeyDown}
      suppressHydrationWarning
    >
      {Number(day.slice(8))}
    </button>
  )
}
