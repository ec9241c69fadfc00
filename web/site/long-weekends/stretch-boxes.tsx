import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/calendar/day.ts'
import type { Stretch } from '#shared/site/long-weekends/free-days.ts'
import { localeOf } from '#web/ui/dates/locale.ts'
import { dayLook } from './day-look.ts'
import { daysOf } from './days-of.ts'
import styles from './lists.module.css'

/** The days of a rest as a row of boxes below their weekdays; what it means is said beside it. */
export function StretchBoxes({ stretch, taken = [] }: { stretch: Stretch; taken?: readonly Day[] }) {
  const { i18n } = useTranslation()
  const weekday = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'narrow', timeZone: 'UTC' })
  return (
    <span className={styles.boxes} aria-hidden="true">
      {daysOf(stretch).map(day => (
        <span key={day} className={styles.day}>
          <small suppressHydrationWarning>{weekday.format(new Date(`${day}T00:00:00Z`))}</small>
          <i data-look={taken.includes(day) ? 'taken' : dayLook(day).look} data-leave="vacation">
            {Number(day.slice(8))}
          </i>
        </span>
      ))}
    </span>
  )
}
