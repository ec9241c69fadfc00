import { useTranslation } from 'react-i18next'
import { hoursOfMinutes } from '#shared/calendar/hundredths.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { untilInWords } from '#shared/words/say.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { useHoursFormat } from '../use-hours-format.ts'
import styles from './year.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

type Overtime = NonNullable<BalanceView['overtime']>

/** The overtime that is taken as time off: what is left of it, the months it comes from, and the days it was taken on. */
export function OvertimeShare({ overtime: { left, uncovered, lines, taken } }: { overtime: Overtime }) {
  const { t } = useTranslation('year')
  const { range } = useDates()
  const format = useHoursFormat()
  const hours = (minutes: number) => format(hoursOfMinutes(minutes))
  return (
    <section className={styles.share} aria-label={t('overtime')}>
      <h3>{t('overtime')}</h3>
      <p className={styles.words}>{t('overtimeLeft', { hours: hours(left) })}</p>
      {uncovered > 0 && (
        <p className={styles.words}>
          <b>{t('overtimeUncovered', { hours: hours(uncovered) })}</b>
        </p>
      )}
      <details className={styles.why}>
        <DisclosureSummary>{t('overtimeWhy')}</DisclosureSummary>
        <ul className={styles.words}>
          {lines.map(line => (
            <OvertimeLine key={line.month} line={line} />
          ))}
        </ul>
        {taken.length > 0 && (
          <>
            <h4>{t('overtimeTakenOn')}</h4>
            <ul className={styles.words}>
              {taken.map(({ request_id, from_date, to_date, minutes }) => (
                <li key={request_id}>
                  {t('overtimeTaken', { dates: range(from_date, to_date), hours: hours(minutes) })}
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </section>
  )
}

/** The overtime of a month: how much, what of it was taken, and until when the rest can be or that it is paid. */
function OvertimeLine({ line }: { line: Overtime['lines'][number] }) {
  const { t } = useTranslation('year')
  const { monthName } = useDates()
  const language = useLanguage()
  const format = useHoursFormat()
  const hours = (minutes: number) => format(hoursOfMinutes(minutes))
  const until = untilInWords(line.last_date, language)
  const details = [
    line.taken > 0 && t('overtimeLineTaken', { hours: hours(line.taken) }),
    line.left > 0 &&
      (line.is_over ? t('overtimeLineOver', { hours: hours(line.left), until }) : t('overtimeLineUntil', { until })),
    line.paragraph,
  ].filter(Boolean)
  return (
    <li>
      {t('overtimeLine', { month: monthName(line.month), hours: hours(line.minutes) })}
      <p className={styles.quiet}>{details.join(' · ')}</p>
    </li>
  )
}
