import { useTranslation } from 'react-i18next'
import { DayFilter } from '#web/ui/form/date-range/day-filter.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import styles from './visitors.module.css'
import type { Chosen } from './period.ts'

/** The first and the last day of what is shown, kept in the address. */
export function PeriodFields({ period }: { period: Chosen }) {
  const { t } = useTranslation('visits')
  const { setParams } = useQueryParams<'from' | 'to'>()
  return (
    <div className={styles.period}>
      <DayFilter label={t('from')} value={period.from} onChange={from => setParams({ from })} />
      <DayFilter label={t('to')} value={period.to} onChange={to => setParams({ to })} />
    </div>
  )
}
