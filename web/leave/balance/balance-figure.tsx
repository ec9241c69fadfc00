import { lazy, Suspense } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { Popover } from '#web/ui/popover/popover.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton/skeleton.tsx'
import styles from './balance-card.module.css'
import { useHoursFormat } from '../use-hours-format.ts'

const BalanceLines = lazy(async () => ({ default: (await import('./balance-lines.tsx')).BalanceLines }))

/** The number of days left; pressing it opens the lines that it comes from. */
export function BalanceFigure({ balance, total, title }: { balance: BalanceView; total: number; title: string }) {
  const { t } = useTranslation('leave')
  const hours = useHoursFormat()
  const inHours = balance.in_hours && { left: hours(balance.in_hours.left), total: hours(balance.in_hours.entitled) }
  return (
    <p className={styles.figureLine}>
      <Popover
        label={title}
        placement="bottom start"
        trigger={
          <Button
            className={styles.figure}
            aria-label={inHours ? t('showWhyHours', inHours) : t('showWhy', { count: balance.left })}
          >
            {inHours ? inHours.left : balance.left}
          </Button>
        }
      >
        <Suspense fallback={<Skeleton className={styles.skeletonLegend} />}>
          <BalanceLines balance={balance} total={total} title={title} />
        </Suspense>
      </Popover>
      <span className={styles.figureWords}>
        {inHours ? t('hoursLeftOf', inHours) : t('daysLeftOf', { count: balance.left, total })}
      </span>
    </p>
  )
}
