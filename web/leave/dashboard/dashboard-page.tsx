import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '#shared/contract/role.ts'
import { leave } from '#shared/leave/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { waitingFor } from '../waiting-input.ts'
import { AwayTodayCard } from './away-today-card.tsx'
import { BalanceCard } from '../balance/balance-card.tsx'
import styles from './dashboard.module.css'
import { EventsCard } from './events-card.tsx'
import { MyRequestsCard } from './my-requests-card.tsx'
import { TwoColumns } from './two-columns.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { decidesForOthers, useMe } from '#web/api/use-me.ts'
import { WaitingCard } from './waiting-card.tsx'

const CalendarWarning = lazy(async () => ({ default: (await import('./calendar-warning.tsx')).CalendarWarning }))

/** `notice`: what the reader is told before anything else. */
export function DashboardPage({ notice }: { notice?: ReactNode }) {
  const { t } = useTranslation('leave')
  const { today, long } = useDates()
  const me = useMe()
  // A stand-in decides for an approver who is away, without being an approver.
  const hasWaiting = Boolean(useApi(leave.listWaiting, waitingFor(me)).data?.total)
  const decides = me && (hasWaiting || decidesForOthers(me))
  return (
    <div className={styles.page}>
      <header className={styles.greeting}>
        <h1>{me?.first_name ? t('greeting', { name: me.first_name }) : t('greetingNameless')}</h1>
        <p>
          <time dateTime={today}>{long(today)}</time>
        </p>
      </header>
      {notice}
      {isAdmin(me) && (
        <Suspense fallback={null}>
          <CalendarWarning />
        </Suspense>
      )}
      <TwoColumns
        parts={[
          { key: 'balance', column: 'main', content: <BalanceCard /> },
          ...(decides ? [{ key: 'waiting', column: 'main', content: <WaitingCard /> } as const] : []),
          { key: 'away', column: 'side', content: <AwayTodayCard /> },
          { key: 'mine', column: 'main', content: <MyRequestsCard /> },
          { key: 'events', column: 'side', content: <EventsCard /> },
        ]}
      />
    </div>
  )
}
