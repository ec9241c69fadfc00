import { useTranslation } from 'react-i18next'
import type { Year } from '#shared/calendar/day.ts'
import { holidaysIn, type Stretch } from '#shared/site/long-weekends/free-days.ts'
import { bridges, lengthOf } from '#shared/site/long-weekends/long-weekends.ts'
import { shortRange } from '#web/ui/dates/dates.ts'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import styles from './lists.module.css'
import { StretchBoxes } from './stretch-boxes.tsx'

/** How many gaps are shown. */
const shown = 6

/** The gaps of the year where a day of leave brings the most. */
export function BridgeList({ year }: { year: Year }) {
  const { t, i18n } = useTranslation('weekends')
  const nameOf = (stretch: Stretch) => holidaysIn(stretch)[0]?.name[i18n.language === 'en' ? 'en' : 'hu']
  return (
    <section className={styles.section}>
      <h2>{t('bridgesTitle')}</h2>
      <p className={styles.lead}>{t('bridgesLead')}</p>
      <ul className={styles.bridges}>
        {bridges(year)
          .slice(0, shown)
          .map(({ taken, rest, before, after }) => {
            const [holiday, next] = [nameOf(before), nameOf(after)]
            const title =
              holiday && next
                ? t('between', { holiday, next })
                : next
                  ? t('before', { holiday: next })
                  : t('after', { holiday })
            return (
              <li key={rest.from}>
                <div>
                  <h3>{title}</h3>
                  <p suppressHydrationWarning>{shortRange(rest.from, rest.to, i18n.language, String(year))}</p>
                </div>
                <StretchBoxes stretch={rest} taken={taken} />
                <p className={styles.worth}>
                  <span className="visually-hidden">
                    {t('takeRest', { count: taken.length, rest: lengthOf(rest) })}
                  </span>
                  <b aria-hidden="true">
                    <TextWithArrows text={`${taken.length} → ${lengthOf(rest)}`} />
                  </b>
                  <small aria-hidden="true">{t('takeRestShort')}</small>
                </p>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
