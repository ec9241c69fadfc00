import { useTranslation } from 'react-i18next'
import type { YearAfter } from '#shared/leave/contract/request/list-waiting-balances.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useHoursFormat } from '../use-hours-format.ts'
import styles from './inbox.module.css'

/** `9 → 6 nap`: what is left before and after a request; its place is kept until it is known. */
export function RowBalance({ years }: { years: readonly YearAfter[] | undefined }) {
  const { t } = useTranslation('inbox')
  if (!years) return <div className={styles.balance} />
  if (years.length === 0) return <div className={styles.balance}>{t('balanceNone')}</div>
  const [first, ...others] = years
  if (first && others.length === 0) return <YearBalance {...first} className={styles.balance} />
  return (
    <div className={styles.balance}>
      {years.map(one => (
        <YearBalance key={one.year} {...one} />
      ))}
    </div>
  )
}

function YearBalance({
  year,
  before,
  after,
  entitled,
  unit,
  className,
}: YearAfter & { className?: string | undefined }) {
  const { t } = useTranslation('inbox')
  const amount = useHoursFormat()
  return (
    <p className={className}>
      <span aria-hidden="true" className={styles.change} data-unit={unit}>
        {amount(before)} <Icon name="arrow-right" size="sm" />{' '}
        <b data-low={after <= 0 || undefined}>{t(`balanceAfter_${unit}`, { count: after, amount: amount(after) })}</b>
      </span>
      <span className="visually-hidden">
        {t(`balanceSentence_${unit}`, { year, before: amount(before), after: amount(after) })}
      </span>{' '}
      {t(`balanceOf_${unit}`, { total: amount(entitled) })}
    </p>
  )
}
