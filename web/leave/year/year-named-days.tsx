import { useTranslation } from 'react-i18next'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { namedDays, type DayOfYear } from './year-days.ts'
import styles from './year.module.css'

/** The named days of the year as a list, since a box of the grid has no room for a name. */
export function YearNamedDays({ days }: { days: readonly DayOfYear[] }) {
  const { t } = useTranslation('year')
  const { withWeekday } = useDates()
  const named = namedDays(days)
  if (named.length === 0) return null
  return (
    <section className={styles.named} aria-label={t('namedDays')}>
      <h3>{t('namedDays')}</h3>
      <ul>
        {named.map(({ date, kind }) => (
          <li key={date} data-worked={!kind.blocked || undefined}>
            <time dateTime={date}>{withWeekday(date)}</time>
            <span>{kind.name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
