import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { hoursOfMinutes } from '#shared/calendar/hundredths.ts'
import { leave } from '#shared/leave/contract.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { useApi } from '#web/api/use-api.ts'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { DayKey, DayStrip } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { balanceCells, balanceParts, sickCells } from './balance-cells.ts'
import styles from './balance-card.module.css'
import { BalanceFigure } from './balance-figure.tsx'
import { LoadError } from '../load-error.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useHoursFormat } from '../use-hours-format.ts'

/** Loaded when the sick leave is opened: the first paint needs the numbers, not their reasons. */
const SickLines = lazy(async () => ({ default: (await import('./balance-lines.tsx')).SickLines }))

/** Loaded where something is missing, which is seldom. */
const MissingFacts = lazy(async () => ({ default: (await import('./missing-facts.tsx')).MissingFacts }))

export function BalanceCard() {
  const { t } = useTranslation('leave')
  const { today } = useDates()
  const { data, error, mutate } = useApi(leave.listDaysOff)
  const year = data?.balance.year ?? Number(today.slice(0, 4))
  return (
    <Card title={t('balanceTitle', { year })}>
      {data ? (
        <Balance balance={data.balance} />
      ) : error ? (
        <LoadError onRetry={() => void mutate()} />
      ) : (
        <BalanceSkeleton />
      )}
    </Card>
  )
}

const Balance = ({ balance }: { balance: BalanceView }) => (
  <>
    <BalanceShares balance={balance} />
    {balance.sick > 0 && <SickLeave balance={balance} />}
  </>
)

/** How many days are left, how all of them are spent, and what is not known yet; somebody else's under a title of their own. */
export function BalanceShares({ balance, title }: { balance: BalanceView; title?: string | undefined }) {
  const { t } = useTranslation(['leave', 'common'])
  const hours = useHoursFormat()
  const total = balance.used + balance.planned + balance.pending + balance.left
  return (
    <>
      <BalanceFigure balance={balance} total={total} title={title ?? t('whyTitle')} />
      {!balance.in_hours && (
        <DayStrip
          size="lg"
          cells={balanceCells(balance)}
          label={t('stripSentence', { ...balance, lines: '', total })}
        />
      )}
      <dl className={styles.legend}>
        {balanceParts.map(part => (
          <div key={part}>
            <DayKey cell={part} />
            <dt>{t(`cell${capitalised(part)}`)}</dt>
            <dd>
              {balance.in_hours
                ? t('hoursCount', { hours: hours(balance.in_hours[part]) })
                : t('common:days', { count: balance[part] })}
            </dd>
          </div>
        ))}
        {balance.carried > 0 && (
          <div>
            <DayKey cell="planned" leave="extra" />
            <dt>{t('carried')}</dt>
            <dd>{t('common:days', { count: balance.carried })}</dd>
          </div>
        )}
        {balance.overtime && (
          <div>
            <DayKey cell="planned" leave="lieu" />
            <dt>{t('overtimeLeft')}</dt>
            <dd>{t('hoursCount', { hours: hours(hoursOfMinutes(balance.overtime.left)) })}</dd>
          </div>
        )}
      </dl>
      {balance.missing && (
        <Suspense fallback={null}>
          <MissingFacts missing={balance.missing} />
        </Suspense>
      )}
    </>
  )
}

function SickLeave({ balance }: { balance: BalanceView }) {
  const { t } = useTranslation('leave')
  const shares = { total: balance.sick, used: balance.used_sick, left: Math.max(0, balance.sick - balance.used_sick) }
  return (
    <details className={styles.sick}>
      <DisclosureSummary>{t('sickSummary', shares)}</DisclosureSummary>
      <DayStrip leave="sick" cells={sickCells(balance)} label={t('sickSentence', shares)} />
      <Suspense fallback={null}>
        <SickLines balance={balance} />
      </Suspense>
    </details>
  )
}

export function BalanceSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.skeleton} data-loading>
      <span className="visually-hidden" role="status">
        {t('loading')}
      </span>
      <Skeleton shape="title" />
      <Skeleton className={styles.skeletonStrip} />
      <Skeleton className={styles.skeletonLegend} />
    </div>
  )
}
