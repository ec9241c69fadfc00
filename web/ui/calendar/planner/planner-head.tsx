import { Button } from 'react-aria-components/Button'
import { Tooltip } from '../../tooltip/tooltip.tsx'
import type { PlannerDate } from './plan.ts'
import type { PlannerWords } from './planner-words.ts'
import styles from './planner.module.css'
import { holidayStop } from './tab-stops.ts'

interface PlannerHeadProps {
  days: readonly PlannerDate[]
  today: string
  people: number
  /** The current tab stop. */
  active: string | undefined
  words: PlannerWords
}

export function PlannerHead({ days, today, people, active, words: { t, dayOf, weekdayOf } }: PlannerHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <div role="columnheader" aria-colindex={1} className={styles.corner}>
        {t('plannerPeople', { count: people })}
      </div>
      {days.map(({ date, kind, name }, column) => {
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
                <Button
                  className={styles.holiday}
                  data-stop={stop}
                  excludeFromTabOrder={stop !== active}
                  aria-label={said}
                >
                  {number}
                </Button>
              </Tooltip>
            ) : (
              number
            )}
          </div>
        )
      })}
    </div>
  )
}
