import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaveKey } from '../leave-mark/leave-key.ts'
import styles from './year-planner.module.css'
import { localeOf } from '#web/ui/dates/locale.ts'

export interface PlannerDay {
  leave?: LeaveKey
  /** `movedRest` is a weekday that is not worked, `worked` the Saturday that is worked instead. */
  state?: 'planned' | 'pending' | 'off' | 'holiday' | 'movedRest' | 'worked'
}

interface YearPlannerProps {
  year: number
  title: string
  /** At the end of the title's line. */
  note?: string
  /** What a day is, by month from 1 and day from 1; weekends are known. */
  day: (month: number, day: number) => PlannerDay | undefined
  /** The accessible name; left out where the picture is decoration. */
  label?: string
  /** What stands below the boxes, such as what they mean. */
  children?: ReactNode
}

const twelve = Array.from({ length: 12 }, (_, month) => month + 1)

/** A year as the planner on the wall: twelve rows of up to 31 boxes. */
export function YearPlanner({ year, title, note, day, label, children }: YearPlannerProps) {
  const { i18n } = useTranslation()
  const monthName = new Intl.DateTimeFormat(localeOf(i18n.language), { month: 'short', timeZone: 'UTC' })
  return (
    <div className={styles.planner}>
      <figure role={label ? 'img' : undefined} aria-label={label} aria-hidden={!label || undefined}>
        <figcaption className={styles.caption}>
          <span className={styles.title}>{title}</span>
          {note && <span className={styles.note}>{note}</span>}
        </figcaption>
        {twelve.map(month => (
          <div key={month} className={styles.row}>
            {/* The prerendered short form may differ from the browser's own; the prerendered one stays. */}
            <span className={styles.month} suppressHydrationWarning>
              {monthName.format(Date.UTC(year, month - 1, 1))}
            </span>
            {Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, index) => {
              const { leave, state } = day(month, index + 1) ?? {}
              return (
                <i
                  key={index}
                  className={styles.day}
                  data-leave={leave}
                  data-state={state ?? weekend(year, month, index + 1)}
                />
              )
            })}
          </div>
        ))}
      </figure>
      {children}
    </div>
  )
}

const weekend = (year: number, month: number, day: number) =>
  [0, 6].includes(new Date(Date.UTC(year, month - 1, day)).getUTCDay()) ? 'off' : undefined
