import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { decreeWarning } from '#shared/calendar/statutory-days.ts'
import type { WorkingDaysResult } from '#shared/leave/calculator/calculator.ts'
import { labelOf } from '#shared/leave/entitlement/line.ts'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { countPeriod } from './days-off-calculator-count.ts'
import type { CalculatorDraft } from './days-off-calculator-draft.ts'
import { CalculatorField } from './days-off-calculator-field.tsx'
import { useSay } from './use-say.ts'
import styles from './days-off-calculator.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

interface CalculatorPeriodProps {
  draft: CalculatorDraft
  onChange: (change: Partial<CalculatorDraft>) => void
}

/** How many days off a period takes, and which of its days take none. */
export function CalculatorPeriod({ draft, onChange }: CalculatorPeriodProps) {
  const { t } = useTranslation(['calculator', 'common'])
  const language = useLanguage()
  const title = useId()
  const { counted, mistakes } = countPeriod(draft, language)
  const day = { unwanted: /[^\d-]/g, maxLength: 10, placeholder: t('common:dateFormat') }
  return (
    <section className={styles.period} aria-labelledby={title} data-empty={!counted || undefined}>
      <h2 id={title}>{t('periodTitle')}</h2>
      <p className={styles.note}>{t('periodLead')}</p>
      <fieldset disabled={!useHydrated()} className={styles.pair} aria-labelledby={title}>
        <CalculatorField
          {...day}
          label={t('from')}
          mistake={mistakes.from}
          value={draft.from}
          onChange={from => onChange({ from })}
        />
        <CalculatorField
          {...day}
          label={t('to')}
          mistake={mistakes.to}
          value={draft.to}
          onChange={to => onChange({ to })}
        />
      </fieldset>
      <div aria-live="polite" aria-atomic="true">
        {counted ? (
          <PeriodResult draft={draft} counted={counted} />
        ) : (
          <p className={styles.note}>{t(draft.from && draft.to ? 'unreadable' : 'periodEmpty')}</p>
        )}
      </div>
    </section>
  )
}

function PeriodResult({ draft, counted }: { draft: CalculatorDraft; counted: WorkingDaysResult }) {
  const { t } = useTranslation(['calculator', 'entitlement'])
  const say = useSay()
  const [whole, ...skipped] = counted.lines
  const today = todayInBudapest()
  const unknown = Object.keys(counted.days_by_year).find(year => decreeWarning(Number(year), today))
  return (
    <>
      <p className={styles.figure}>
        <b>{counted.leave_days}</b>{' '}
        <span>
          {t('periodDays', { count: counted.leave_days }).replace(/^\d+ /, '')}{' '}
          {t('periodOutOf', { calendar: whole?.days ?? 0 })}
          {draft.isUnequal && ` · ${t('hours', { hours: counted.leave_hours })}`}
        </span>
      </p>
      {unknown && <Alert tone="info">{t('entitlement:noDecree', { year: unknown })}</Alert>}
      {skipped.length > 0 && (
        <>
          <h3>{t('skipped')}</h3>
          <ul className={styles.plain}>
            {skipped.map(line => (
              <li key={`${line.part} ${line.data?.date ?? ''}`}>
                {say(labelOf(line))} {line.paragraph && <small>{line.paragraph}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
