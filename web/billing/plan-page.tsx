import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanView } from '#shared/billing/contract/plan-view.ts'
import { showPlan } from '#shared/billing/contract/show-plan.ts'
import { mostSeats } from '#shared/billing/order.ts'
import type { PaidPlan, Term } from '#shared/company/plan/prices.ts'
import { useApi } from '#web/api/use-api.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { NumberField } from '#web/ui/form/text-field/number-field.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderList } from './order-list.tsx'
import { PlanCards } from './plan-cards.tsx'
import styles from './plan.module.css'
import { StandingCard } from './standing-card.tsx'

/** The plan of the company: its trial or subscription, what each plan costs, and its orders. */
export function PlanPage() {
  const { t } = useTranslation('plan')
  const [wanted, want] = useState<number | null>(null)
  const { data, error, mutate } = useApi(
    showPlan,
    { query: wanted ? { seats: String(wanted) } : {} },
    { keepPreviousData: true },
  )
  const view = data?.data
  if (view) return <Plan view={view} wanted={wanted} onWant={want} />
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {error ? <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} /> : <SkeletonRows rows={8} />}
    </div>
  )
}

interface PlanProps {
  view: PlanView['data']
  /** For how many people, where more are to come than there are; null while nobody has said so. */
  wanted: number | null
  onWant: (seats: number | null) => void
}

function Plan({ view, wanted, onWant }: PlanProps) {
  const { t } = useTranslation('plan')
  const { subscription, offers, seats, grant } = view
  const [plan, choosePlan] = useState<PaidPlan>(subscription?.plan ?? 'standard')
  const [term, chooseTerm] = useState<Term>(subscription?.term ?? 'year')
  const offer = offers.find(one => one.plan === plan && one.term === term) ?? offers.find(one => one.plan === plan)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {grant !== 'granted' && (
          <NumberField
            label={t('wanted')}
            hint={t('wantedHint', { count: seats })}
            value={wanted ?? Math.max(seats, subscription?.seats ?? 0)}
            onChange={count => onWant(count && count > seats ? count : null)}
            min={seats}
            max={mostSeats}
            step={1}
          />
        )}
        <SegmentedControl
          label={t('term')}
          options={[
            { value: 'month', label: t('monthly') },
            { value: 'year', label: t('yearly') },
          ]}
          value={term}
          onChange={chooseTerm}
        />
      </header>
      <StandingCard view={view} />
      <PlanCards view={view} term={term} chosen={offer?.plan ?? null} onChoose={choosePlan} />
      {offer && <OrderForm view={view} offer={offer} wanted={wanted} />}
      {view.orders.length > 0 && <OrderList orders={view.orders} />}
    </div>
  )
}
