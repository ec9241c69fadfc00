import { useTranslation } from 'react-i18next'
import { hoursOf } from '#shared/calendar/hundredths.ts'
import type { DaysOffResult } from '#shared/leave/calculator/calculator.ts'
import { employeeChoice } from '#shared/leave/entitlement/employee-choice.ts'
import { labelOf } from '#shared/leave/entitlement/line.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import type { CalculatorDraft } from './days-off-calculator-draft.ts'
import { CalculatorLines, CalculatorSum } from './days-off-calculator-lines.tsx'
import { useSay } from './use-say.ts'
import styles from './days-off-calculator.module.css'

interface CalculatorResultProps {
  due: DaysOffResult
  draft: Pick<CalculatorDraft, 'year' | 'birth'>
  /** What the seven days of one's own choice are counted from. */
  employment: { employment_start: string | null; employment_end: string | null }
}

/** The days off of the year, group by group, each with its reason. */
export function CalculatorResult({ due, draft, employment }: CalculatorResultProps) {
  const { t } = useTranslation(['calculator', 'entitlement'])
  const say = useSay()
  const choice = employeeChoice(employment, Number(draft.year)).days
  return (
    <>
      <div aria-live="polite" aria-atomic="true">
        <h2 className={styles.resultTitle}>{t('due', { year: draft.year })}</h2>
        <p className={styles.figure}>
          {draft.birth === '' && <span>{t('atLeast')}</span>} <b>{due.allowance_days}</b>{' '}
          <span>{t('dueSentence', { count: due.allowance_days }).replace(/^\d+ /, '')}</span>
        </p>
      </div>
      <CalculatorSum lines={due.lines} />
      {due.warning && <Alert tone="info">{t('entitlement:rulesBefore2023')}</Alert>}
      <CalculatorLines lines={due.lines} />
      {choice > 0 && <p className={styles.note}>{t('choice', { days: choice })}</p>}
      {due.allowance_hours !== null && (
        <section className={styles.part}>
          <h3>{t('hours', { hours: due.allowance_hours })}</h3>
          <ul className={styles.plain}>
            {due.hour_lines.map(line => (
              <li key={line.hundredths}>
                {say(labelOf(line))} = {t('hours', { hours: hoursOf(line.hundredths) })} <small>{line.paragraph}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part}>
        <h3>{t('sickDays', { count: due.sick_leave_days })}</h3>
        <CalculatorLines lines={due.sick_lines} leave="sick" />
      </section>
    </>
  )
}
