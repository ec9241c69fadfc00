import { useTranslation } from 'react-i18next'
import { dayFrom, daysInMonth, type Year } from '#shared/calendar/day.ts'
import type { Stretch } from '#shared/site/long-weekends/free-days.ts'
import { lengthOf } from '#shared/site/long-weekends/long-weekends.ts'
import { dayLook, type DayLook } from './day-look.ts'
import styles from './year-of-rest.module.css'

interface RestLegendProps {
  year: Year
  /** How many days are taken. */
  taken: number
  rests: readonly Stretch[]
}

/** What the boxes of the year mean, and how many of each there are. */
export function RestLegend({ year, taken, rests }: RestLegendProps) {
  const { t } = useTranslation('weekends')
  const count = countIn(year)
  const entries = [
    { look: 'taken', label: t('legendTaken'), number: String(taken) },
    { look: 'rest', label: t('legendRest'), number: rests.map(lengthOf).join(' + ') || '0' },
    { look: 'holiday', label: t('legendHoliday'), number: String(count('holiday') + count('moved')) },
    { look: 'worked', label: t('legendWorked'), number: String(count('worked')) },
    { look: 'weekend', label: t('legendWeekend'), number: String(count('weekend')) },
  ]
  return (
    <div className={styles.foot}>
      <ul className={styles.legend}>
        {entries.map(({ look, label, number }) => (
          <li key={look}>
            <i data-look={look} data-leave="vacation" aria-hidden="true" />
            {label} <b>{number}</b>
          </li>
        ))}
      </ul>
      <p>{t('swap')}</p>
    </div>
  )
}

function countIn(year: Year) {
  const looks = Array.from({ length: 12 }, (_, place) => place + 1).flatMap(month =>
    Array.from({ length: daysInMonth(year, month) }, (_, place) => dayLook(dayFrom(year, month, place + 1)).look),
  )
  return (look: DayLook) => looks.filter(found => found === look).length
}
