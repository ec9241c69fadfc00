import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weekdays } from '#shared/calendar/working-pattern.ts'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import type { Mistakes } from './days-off-calculator-count.ts'
import { CalculatorChildren } from './days-off-calculator-children.tsx'
import { hasOwnWeek, type CalculatorDraft } from './days-off-calculator-draft.ts'
import { CalculatorField, CalculatorTick } from './days-off-calculator-field.tsx'
import { CalculatorYears } from './days-off-calculator-years.tsx'
import styles from './days-off-calculator.module.css'

export interface CalculatorFormProps {
  draft: CalculatorDraft
  thisYear: number
  mistakes: Mistakes
  onChange: (change: Partial<CalculatorDraft>) => void
}

/** Everything that days off are counted from. Disabled until the page is hydrated, so that nothing typed early is lost. */
export function CalculatorForm({ draft, thisYear, mistakes, onChange }: CalculatorFormProps) {
  const { t } = useTranslation(['calculator', 'common'])
  const day = { unwanted: /[^\d-]/g, maxLength: 10, placeholder: t('common:dateFormat') }
  return (
    <form className={styles.form} onSubmit={event => event.preventDefault()}>
      <fieldset disabled={!useHydrated()} aria-label={t('formTitle')}>
        <CalculatorYears year={draft.year} thisYear={thisYear} onChange={year => onChange({ year })} />
        <CalculatorField
          label={t('birth')}
          hint={t('birthFormat')}
          mistake={mistakes.birth_date === 'problems:isoDate' ? 'calculator:birthFormat' : mistakes.birth_date}
          value={draft.birth}
          unwanted={/[^\d-]/g}
          maxLength={10}
          onChange={birth => onChange({ birth })}
        />
        <div className={styles.pair}>
          <CalculatorField
            {...day}
            label={t('start')}
            mistake={mistakes.employment_start}
            value={draft.start}
            onChange={start => onChange({ start })}
          />
          <CalculatorField
            {...day}
            label={t('end')}
            mistake={mistakes.employment_end}
            value={draft.end}
            onChange={end => onChange({ end })}
          />
          <p className={styles.pairHint}>{t('startHint')}</p>
        </div>
        <CalculatorChildren rows={draft.children} mistakes={mistakes} onChange={children => onChange({ children })} />
        <CalculatorTick
          label={t('hazard')}
          isTicked={draft.hasHazard}
          onChange={hasHazard => onChange({ hasHazard })}
        />
        <CalculatorTick
          label={t('capacity')}
          hint={t('capacityHint')}
          isTicked={draft.hasCapacity}
          onChange={hasCapacity => onChange({ hasCapacity })}
        />
        <CalculatorField
          label={t('employerExtra')}
          mistake={mistakes.employer_extra_days}
          value={draft.extra}
          unwanted={/[^\d-]/g}
          maxLength={5}
          onChange={extra => onChange({ extra })}
        />
        <CalculatorWeek draft={draft} mistakes={mistakes} onChange={onChange} />
      </fieldset>
    </form>
  )
}

/** How the week is worked; few need to change it. */
function CalculatorWeek({ draft, mistakes, onChange }: Omit<CalculatorFormProps, 'thisYear'>) {
  const { t } = useTranslation('calculator')
  const [isOpenAtFirst] = useState(hasOwnWeek(draft))
  return (
    <details className={styles.week} open={isOpenAtFirst}>
      <DisclosureSummary>{t('week')}</DisclosureSummary>
      <CalculatorTick
        label={t('unequal')}
        hint={t('unequalHint')}
        isTicked={draft.isUnequal}
        onChange={isUnequal => onChange({ isUnequal })}
      />
      <div className={styles.weekdays}>
        {weekdays.map((name, index) => (
          <CalculatorField
            key={name}
            label={t(`weekday${(index + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)}
            mistake={mistakes[`weekday_hours.${index}`] ?? (index === 0 ? mistakes.weekday_hours : undefined)}
            value={draft.hours[index] ?? ''}
            unwanted={/[^\d.,-]/g}
            maxLength={5}
            onChange={hours => onChange({ hours: draft.hours.with(index, hours) })}
          />
        ))}
      </div>
    </details>
  )
}
