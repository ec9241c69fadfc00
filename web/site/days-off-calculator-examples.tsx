import { useTranslation } from 'react-i18next'
import type { KeyIn } from '#shared/words/translation-key.ts'
import { DayStrip, type DayCell } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { countDaysOff } from './days-off-calculator-count.ts'
import { emptyDraft, searchOf, type CalculatorDraft } from './days-off-calculator-draft.ts'
import { CalculatorSum } from './days-off-calculator-lines.tsx'
import styles from './days-off-calculator.module.css'

const bornIn = (year: number) => ({ year: String(year), isDisabled: false })

/** Three people whose leave differs for another reason each: nothing beyond the law's least, age with children, and a part of the year. */
const examplesOf = (year: number): { name: KeyIn<'calculator'>; facts: Partial<CalculatorDraft> }[] => [
  { name: 'exampleYoung', facts: { birth: String(year - 24) } },
  { name: 'exampleParent', facts: { birth: String(year - 36), children: [bornIn(year - 8), bornIn(year - 5)] } },
  { name: 'exampleNew', facts: { birth: String(year - 46), start: `${year}-08-01` } },
]

/** What is due to three people, each to be taken over and changed. */
export function CalculatorExamples({ year, today }: { year: number; today: string }) {
  const { t } = useTranslation('calculator')
  return (
    <section className={styles.examples}>
      <h2>{t('examples')}</h2>
      <ul>
        {examplesOf(year).map(({ name, facts }) => {
          const draft = { ...emptyDraft(year), ...facts }
          const { due } = countDaysOff(draft, today)
          if (!due) return null
          const { allowance_days: days, lines } = due
          const full = lines.reduce((sum, line) => sum + Math.max(0, line.days), 0)
          const cells = Array.from({ length: full }, (_, place): DayCell => (place < days ? 'planned' : 'off'))
          return (
            <li key={name}>
              <h3>
                <a href={searchOf(draft, year)}>{t(name)}</a>
              </h3>
              <p className={styles.exampleFigure}>
                <b>{days}</b> {t('dueSentence', { count: days }).replace(/^\d+ /, '')}
              </p>
              <DayStrip size="sm" cells={cells} label={t('stripSentence', { label: t(name), days })} />
              <CalculatorSum lines={lines} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
