import { useTranslation } from 'react-i18next'
import type { KeyIn } from '#shared/words/translation-key.ts'
import { hasOwnWeek, type CalculatorDraft } from './days-off-calculator-draft.ts'
import styles from './days-off-calculator.module.css'

/** What was typed in, as it stands above a printed result. */
export function CalculatorFacts({ draft }: { draft: CalculatorDraft }) {
  const { t } = useTranslation('calculator')
  const children = draft.children.filter(({ year }) => year !== '')
  const facts: [label: KeyIn<'calculator'>, fact: string][] = [
    ['birth', draft.birth],
    ['start', draft.start],
    ['end', draft.end],
    ['children', children.map(({ year, isDisabled }) => (isDisabled ? `${year} (${t('disabled')})` : year)).join(', ')],
    ['hazard', draft.hasHazard ? t('yes') : ''],
    ['capacity', draft.hasCapacity ? t('yes') : ''],
    ['employerExtra', draft.extra],
    ['unequal', draft.isUnequal ? t('yes') : ''],
    ['week', hasOwnWeek(draft) ? draft.hours.join(' · ') : ''],
  ]
  return (
    <section className={styles.facts}>
      <h2>{t('facts')}</h2>
      <dl>
        {facts
          .filter(([, fact]) => fact !== '')
          .map(([label, fact]) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
