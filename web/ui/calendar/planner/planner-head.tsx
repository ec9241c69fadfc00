import { memo, type CSSProperties } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tooltip } from '../../tooltip/tooltip.tsx'
import { cellStyle } from './grid-style.ts'
import type { PlannerDate, PlannerScale } from './plan.ts'
import type { PlannerWords } from './planner-words.ts'
import styles from './planner.module.css'
import { holidayStop } from './keys/tab-stops.ts'

interface PlannerHeadProps {
  days: readonly PlannerDate[]
  scale: PlannerScale
  today: string
  people: number
  /** The current tab stop. */
  active: string | undefined
  words: PlannerWords
  /** The columns of what is open beside the planner. */
  tinted: CSSProperties | undefined
}

export const PlannerHead = memo(function PlannerHead(props: PlannerHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {props.words.t('plannerPeople', { count: props.people })}
      </div>
      {props.scale === 'month' ? <Days {...props} /> : <Months {...props} />}
      {props.tinted && <div className={styles.tintHead} style={props.tinted} />}
    </div>
  )
})

function Days({ days, today, active, words: { t, dayOf, weekdayOf } }: PlannerHeadProps) {
  return days.map(({ date, kind, name }, column) => {
    const isToday = date === today
    const said = [dayOf(date), isToday && t('plannerToday'), name].filter(Boolean).join(', ')
    const number = Number(date.slice(8))
    const stop = holidayStop(column)
    return (
      <div
        key={date}
        role="columnheader"
        aria-colindex={column + 2}
        aria-label={said}
        className={styles.date}
        data-kind={kind}
        data-today={isToday || undefined}
        data-weekday={weekdayOf(date)}
      >
        {kind === 'holiday' && name ? (
          <Tooltip text={name}>
            <Button className={styles.holiday} data-stop={stop} excludeFromTabOrder={stop !== active} aria-label={said}>
              {number}
            </Button>
          </Tooltip>
        ) : (
          number
        )}
      </div>
    )
  })
}

/** The months of a quarter with their Mondays and today, or of a year. */
function Months({ days, scale, today, words: { monthOf } }: PlannerHeadProps) {
  const now = days.findIndex(({ date }) => date === today)
  const months = [...Map.groupBy(days.entries(), ([, { date }]) => date.slice(0, 7)).entries()]
  return (
    <>
      {months.map(([month, dates]) => (
        <div
          key={month}
          role="columnheader"
          aria-colindex={dates[0]![0] + 2}
          aria-colspan={dates.length}
          className={styles.month}
          style={cellStyle(dates[0]![0], dates.length)}
        >
          {monthOf(`${month}-01`, scale === 'year' ? 'short' : 'long')}
        </div>
      ))}
      <div className={styles.ruler} aria-hidden="true">
        {scale === 'quarter' &&
          days.map(({ date }, column) =>
            isMonday(date) && (now < 0 || Math.abs(column - now) > 1) ? (
              <span key={date} style={cellStyle(column, 1)}>
                {Number(date.slice(8))}
              </span>
            ) : null,
          )}
        {now >= 0 && (
          <span data-today style={cellStyle(now, 1)}>
            {Number(today.slice(8))}
          </span>
        )}
      </div>
    </>
  )
}

const isMonday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1
