import { useMemo, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import stretching from '../stretch/stretch-bubble.module.css'
import { StretchBubble } from '../stretch/stretch-bubble.tsx'
import { useYearFocus } from './use-year-focus.ts'
import { dayAt, useYearStretch, type DrawnStretch } from './use-year-stretch.ts'
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
  /** Chooses a stretch of days that begins on a free one. */
  onStretch?: ((from: IsoDate, to: IsoDate) => void) | undefined
  /** What a stretch of days costs, shown beside it while it is being chosen. */
  renderPreview?: (stretch: DrawnStretch) => ReactNode
  /** Shown below the days while none is pointed at. */
  hint?: string
}

/**
 * A year as the planner on the wall, to be worked with: twelve lines of days, or months of weeks where it is narrow. One
 * tab stop; arrows go by days and by what stands above and below, PageUp and PageDown by months. Under it stands in words
 * what the day is that is pointed at. A stretch of days is drawn with the pointer, or chosen with Shift.
 */
export function YearGrid(props: YearGridProps) {
  const { year, label, days, today, onChoose, onStretch, renderPreview, hint = '' } = props
  const { grid, focused, onKeyDown, onFocus } = useYearFocus(year, today)
  const [looked, look] = useState<IsoDate>()
  const months = useMemo(() => monthsOf(days), [days])
  const byDate = useMemo(() => new Map(days.map(day => [day.date, day])), [days])

  const isFree = (date: IsoDate) => {
    const day = byDate.get(date)
    return Boolean(day?.isActive && !day.leave)
  }
  const stretch = useYearStretch({ isFree, onStretch })
  const { drawn } = stretch

  function onClick(event: MouseEvent) {
    if (stretch.onClick(event)) return
    const day = byDate.get(dayAt(event.target) ?? '')
    if (day?.isActive) onChoose(day.date)
  }
  function onKey(event: KeyboardEvent<HTMLElement>) {
    if (stretch.onKey(event)) return event.preventDefault()
    const to = onKeyDown(event)
    if (to) stretch.onStep(event, focused, to)
  }
  return (
    <div className={classNames(styles.frame, stretching.place)}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-colcount={32}
        className={styles.grid}
        onClick={onClick}
        onKeyDown={onKey}
        onPointerDown={event => stretch.begin(event)}
        onFocus={event => {
          onFocus(event)
          look(dayAt(event.target))
        }}
        onBlur={({ relatedTarget }) => {
          look(undefined)
          if (relatedTarget && !grid.current?.contains(relatedTarget)) stretch.cancel()
        }}
        onPointerOver={({ target }: PointerEvent) => look(dayAt(target))}
        onPointerLeave={() => look(undefined)}
      >
        {months.map(month => {
          const name = month[0]!.date.slice(0, 7)
          const isDrawn = drawn && drawn.from.slice(0, 7) <= name && name <= drawn.to.slice(0, 7)
          return (
            <YearMonth
              key={name}
              days={month}
              today={today}
              focused={focused.startsWith(name) ? focused : undefined}
              stretch={isDrawn ? drawn : undefined}
            />
          )
        })}
      </div>
      <p className={styles.readout} aria-hidden="true">
        {byDate.get(looked ?? '')?.label ?? hint}
      </p>
      {drawn && renderPreview && <StretchBubble within={grid}>{renderPreview(drawn)}</StretchBubble>}
    </div>
  )
}
