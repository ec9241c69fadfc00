import { useTranslation } from 'react-i18next'
import type { Year } from '#shared/calendar/day.ts'
import { statutoryYear } from '#shared/calendar/statutory-days.ts'
import { dayWithWeekday } from '#web/ui/dates/dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './lists.module.css'

/** The Saturdays that are worked for moved rest days; a year without a decree says so. */
export function WorkedSaturdays({ year }: { year: Year }) {
  const { t, i18n } = useTranslation('weekends')
  const { days, known, source } = statutoryYear(year)
  const worked = days.filter(({ kind }) => kind === 'working_day_moved')
  return (
    <section className={styles.section}>
      <h2>{t('workedTitle')}</h2>
      {source && <p className={styles.lead}>{t('workedLead', { source })}</p>}
      <ul className={styles.worked}>
        {worked.map(({ date, observed_on: rest }) => (
          <li key={date}>
            <span className={styles.swap} aria-hidden="true">
              <i data-look="worked">{Number(date.slice(8))}</i>
              <Icon name="arrow-right" size="sm" />
              <i data-look="moved">{Number(rest?.slice(8))}</i>
            </span>
            <h3 suppressHydrationWarning>{dayWithWeekday(date, i18n.language)}</h3>
            <p suppressHydrationWarning>{t('workedInstead', { date: rest && dayWithWeekday(rest, i18n.language) })}</p>
          </li>
        ))}
      </ul>
      {!known && <p className={styles.note}>{t('noDecree', { year })}</p>}
      {known && worked.length === 0 && <p className={styles.note}>{t('noMoved')}</p>}
    </section>
  )
}
