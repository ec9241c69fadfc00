import { useTranslation } from 'react-i18next'
import type { Year } from '#shared/calendar/day.ts'
import { holidaysIn } from '#shared/site/long-weekends/free-days.ts'
import { lengthOf, longWeekends } from '#shared/site/long-weekends/long-weekends.ts'
import { shortRange } from '#web/ui/dates/dates.ts'
import styles from './lists.module.css'
import { StretchBoxes } from './stretch-boxes.tsx'

/** The long weekends that need no leave. */
export function FreeList({ year }: { year: Year }) {
  const { t, i18n } = useTranslation('weekends')
  return (
    <section className={styles.section}>
      <h2>{t('freeTitle')}</h2>
      <p className={styles.lead}>{t('freeLead')}</p>
      <ul className={styles.free}>
        {longWeekends(year).map(stretch => (
          <li key={stretch.from}>
            <div>
              <h3>{holidaysIn(stretch)[0]?.name[i18n.language === 'en' ? 'en' : 'hu']}</h3>
              <p suppressHydrationWarning>{shortRange(stretch.from, stretch.to, i18n.language, String(year))}</p>
            </div>
            <StretchBoxes stretch={stretch} />
            <b>{t('days', { count: lengthOf(stretch) })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
