import { useTranslation } from 'react-i18next'
import { valueInWords } from '#shared/words/say.ts'
import { DayStrip, type DayCell } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { LeaveChip } from '#web/ui/calendar/leave-mark/leave-chip.tsx'
import type { Opening } from './days-off-calculator-openings.ts'
import styles from './days-off-calculator.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

const names = {
  maternity: 'Maternity',
  paternity: 'Paternity',
  parental: 'Parental',
  caregiver: 'Caregiver',
} as const

/** The leaves with a quota of their own that open in the year. */
export function CalculatorSpecials({ openings }: { openings: readonly Opening[] }) {
  const { t } = useTranslation(['calculator', 'common'])
  const language = useLanguage()
  return (
    <section className={styles.part}>
      <h3>{t('openTitle')}</h3>
      <p className={styles.note}>{t('openWhy')}</p>
      <ul className={styles.specials}>
        {openings.map(({ leave, days, paragraph, from }) => {
          const name = t(`common:leave${names[leave]}`)
          const amount = leave === 'maternity' ? t('weeks24') : t('common:days', { count: days })
          return (
            <li key={leave}>
              <p className={styles.special}>
                <LeaveChip leave={leave} label={name} />
                <b>{amount}</b>
              </p>
              {leave !== 'maternity' && (
                <DayStrip
                  size="sm"
                  leave={leave}
                  cells={Array<DayCell>(days).fill('planned')}
                  label={t('stripSentence', { label: name, days })}
                />
              )}
              <p className={styles.why}>
                {leave === 'parental' && from
                  ? t('openParentalFrom', { date: valueInWords(from, language) })
                  : t(`open${names[leave]}`)}{' '}
                <small>{paragraph}</small>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
