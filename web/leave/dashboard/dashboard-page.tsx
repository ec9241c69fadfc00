import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '#shared/contract/role.ts'
import { leave } from '#shared/leave/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { waitingFor } from '../waiting-input.ts'
import { Card } from '#web/ui/card/card.tsx'
import { StillLoading } from '#web/ui/feedback/skeleton/still-loading.tsx'
import { CardContent } from './card-content.tsx'
import { BalanceCard } from '../balance/balance-card.tsx'
import styles from './dashboard.module.css'
import { MyRequestsCard } from './my-requests-card.tsx'
import { TeamDaysCard } from './team-days-card.tsx'
import { TwoColumns, type Part } from './two-columns.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { decidesForOthers, useMe } from '#web/api/use-me.ts'

const CalendarWarning = lazy(async () => ({ default: (await import('./calendar-warning.tsx')).CalendarWarning }))

const MissingDocumentsCard = lazy(async () => ({
  default: (await import('./missing-documents-card.tsx')).MissingDocumentsCard,
}))

interface DashboardPageProps {
  /** What the reader is told before anything else. */
  notice?: ReactNode
  /** What waits for a decision, loaded for those who decide. */
  Inbox: ComponentType
}

export function DashboardPage({ notice, Inbox }: DashboardPageProps) {
  const { t } = useTranslation('leave')
  const { today, long } = useDates()
  const me = useMe()
  // A stand-in decides for an approver who is away, without being an approver.
  const hasWaiting = Boolean(useApi(leave.listWaiting, waitingFor(me)).data?.total)
  // The last decision can be undone in the card, which therefore stays.
  const [hasHadWaiting, keepInbox] = useState(false)
  if (hasWaiting && !hasHadWaiting) keepInbox(true)
  const decides = me && (hasHadWaiting || decidesForOthers(me))
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
        <Suspense fallback={<StillLoading />}>
          <CalendarWarning />
        </Suspense>
      )}
      <TeamDaysCard />
      <TwoColumns parts={[...(decides ? partsOfDecider(Inbox) : partsOfEmployee), ...(isAdmin(me) ? [lacking] : [])]} />
    </div>
  )
}

const balance = { key: 'balance', content: <BalanceCard /> }
const mine = { key: 'mine', content: <MyRequestsCard /> }

/** Below all others, so that nothing moves when it comes. */
const lacking: Part = {
  key: 'lacking',
  column: 'side',
  content: (
    <Suspense fallback={null}>
      <MissingDocumentsCard />
    </Suspense>
  ),
}

const partsOfEmployee: readonly Part[] = [
  { ...mine, column: 'main' },
  { ...balance, column: 'side' },
]

const partsOfDecider = (Inbox: ComponentType): readonly Part[] => [
  { key: 'waiting', column: 'main', content: <WaitingCard Inbox={Inbox} /> },
  { ...balance, column: 'side' },
  { ...mine, column: 'side' },
]

function WaitingCard({ Inbox }: Pick<DashboardPageProps, 'Inbox'>) {
  const { t } = useTranslation('leave')
  const loading = (
    <Card title={t('waitingTitle')} isFlush>
      <CardContent data={undefined} error={undefined} onRetry={() => {}}>
        {() => null}
      </CardContent>
    </Card>
  )
  return (
    <Suspense fallback={loading}>
      <Inbox />
    </Suspense>
  )
}
