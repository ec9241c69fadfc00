import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { notifications } from '#shared/notifications/contract.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/form/segmented-control/segmented-control.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { heldNotifications } from '../focus-beside.ts'
import type { DecideOnRequest, ReviewFacts } from '../notification-list.tsx'
import { filters, type NotificationFilter, type Waiting } from './notification-filter.ts'
import { NotificationRows } from './notification-rows.tsx'
import styles from './notifications-page.module.css'
import { useKeptRequests } from './use-kept-requests.ts'
import { useNotifications } from './use-notifications.ts'

interface NotificationsPageProps {
  /** What waits for the reader. */
  waiting: Waiting
  Decide: DecideOnRequest
  onReview: ReviewFacts
  /** What stands beside the notifications. */
  children?: ReactNode
}

/** Everything that the reader was notified of, and what waits for them. */
export function NotificationsPage({ waiting, Decide, onReview, children }: NotificationsPageProps) {
  const { t } = useTranslation(['notificationpage', 'notifications'])
  const { query, setParams } = useQueryParams<'show'>()
  const shown = filters.find(one => one === query.get('show')) ?? 'all'
  const bell = useNotifications()
  const kept = useKeptRequests(waiting.requests)
  const { change: markSeen, isChanging } = useChange(notifications.markNotificationsSeen)
  const unread = (bell.all ?? []).filter(({ is_seen }) => !is_seen).length
  const counts: Partial<Record<NotificationFilter, number>> = {
    to_do: waiting.requests.length + waiting.proposals.length,
    unread,
  }

  const markAll = () =>
    toastOnError(async () => {
      await markSeen()
      bell.showAsSeen()
    })

  return (
    <div {...heldNotifications} className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('notifications:bell')}</h1>
        <div className={styles.actions}>
          <SegmentedControl
            label={t('filter')}
            value={shown}
            onChange={show => setParams({ show: show === 'all' ? null : show })}
            options={filters.map(value => ({
              value,
              label: t(`filter_${value}`),
              ...(counts[value] !== undefined && { count: counts[value] }),
            }))}
          />
          <Button
            variant="quiet"
            icon="check"
            isDisabled={!unread}
            isPending={isChanging}
            onPress={() => void markAll()}
          >
            {t('markAll')}
          </Button>
        </div>
      </header>
      <div className={styles.columns}>
        <NotificationRows
          key={shown}
          shown={shown}
          bell={bell}
          waiting={{ ...waiting, requests: kept }}
          Decide={Decide}
          onReview={onReview}
        />
        {children}
      </div>
    </div>
  )
}
