import { useMemo, useState, type MouseEvent, type PointerEvent } from 'react'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { useYearFocus } from './use-year-focus.ts'
import { monthsOf, type YearDay } from './year-days.ts'
import styles from './year-grid.module.css'
import { YearMonth } from './year-month.tsx'

interface YearGridProps {
  year: number
  /** The accessible name. */
  label: string
  /** Every day of the year, in order. */
  days: readonly YearDay[]
  today: IsoDate
  onChoose: (date: IsoDate) => void
  /** Shown below the days while none is pointed at. */
  hint?: string
}

const dayAt = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset['day']

/**
 * A year as the planner on the wall, to be worked with: twelve lines of days, or months of weeks where it is narrow. One
 * tab stop; arrows go by days and by what stands above and below, PageUp and PageDown by months. Under it stands in words
 * what the day is that is pointed at.
 */
export function YearGrid({ year, label, days, today, onChoose, hint = '' }: YearGridProps) {
  const { grid, focused, onKeyDown, onFocus } = useYearFocus(year, today)
  const [looked, look] = useState<IsoDate>()
  const months = useMemo(() => monthsOf(days), [days])
  const byDate = useMemo(() => new Map(days.map(day => [day.date, day])), [days])

  function onClick({ target }: MouseEvent) {
    const day = byDate.get(dayAt(target) ?? '')
    if (day?.isActive) onChoose(day.date)
  }
  return (
    <div className={styles.frame}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-colcount={32}
        className={styles.grid}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={event => {
          onFocus(event)
          look(dayAt(event.target))
        }}
        onBlur={() => look(undefined)}
        onPointerOver={({ target }: PointerEvent) => look(dayAt(target))}
        onPointerLeave={() => look(undefined)}
      >
        {months.map(month => {
          const name = month[0]!.date.slice(0, 7)
          return (
            <YearMonth key={name} days={month} today={today} focused={focused.startsWith(name) ? focused : undefined} />
          )
        })}
      </div>
      <p className={styles.readout} aria-hidden="true">
        {byDate.get(looked ?? '')?.label ?? hint}
      </p>
    </div>
  )
}
