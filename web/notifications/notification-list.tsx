import { Suspense, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import styles from './bell.module.css'
import { dayGroups } from './day-groups.ts'
import { heldNotifications } from './focus-beside.ts'
import { NotificationRow } from './notification-row.tsx'
import { useRemoval } from './use-removal.ts'
import { useNotificationAddress } from './use-notification-address.ts'

/** Opens a proposed change of facts. */
export type ReviewFacts = (change: NonNullable<NotificationView['data']['fact_change']>) => void

/** Decides on the request that a notification is about, where it waits for the reader. */
export type DecideOnRequest = ComponentType<{ id: string; onLeave: () => void }>

interface NotificationListProps {
  bell: readonly NotificationView[] | undefined
  /** The ids of those that look new. */
  fresh: ReadonlySet<string>
  failed: boolean
  onRetry: () => void
  onReview: ReviewFacts
  /** Closes the list, since what was pressed shows elsewhere. */
  onLeave: () => void
  Decide: DecideOnRequest
}

/** So many are shown; the page has the others. */
const mostShown = 5

/** The newest notifications, in the bell. */
export function NotificationList({ bell, fresh, failed, onRetry, ...rows }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  return (
    <div {...heldNotifications} className={styles.panel}>
      <h2 className={styles.title} tabIndex={-1}>
        {t('bell')}
        {fresh.size > 0 && <span className={styles.count}>{fresh.size}</span>}
      </h2>
      {bell && bell.length > 0 ? (
        <div className={styles.list}>
          {dayGroups(bell.slice(0, mostShown)).map(([when, notifications]) => (
            <section key={when} aria-labelledby={`notifications-${when}`}>
              <h3 id={`notifications-${when}`} className={styles.when}>
                {t(when)}
              </h3>
              <ul>
                {notifications.map(notification => (
                  <BellRow
                    key={notification.id}
                    notification={notification}
                    isFresh={fresh.has(notification.id)}
                    {...rows}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : bell ? (
        <EmptyState icon="bell" title={t('empty')}>
          <p>{t('emptyNext')}</p>
        </EmptyState>
      ) : failed ? (
        <EmptyState icon="warning" title={t('loadFailed')}>
          <Button size="sm" onPress={onRetry}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={3} />
      )}
      <div className={styles.foot}>
        <Link to="/notifications" className={styles.all} onClick={rows.onLeave}>
          {t('all')}
        </Link>
      </div>
    </div>
  )
}

interface BellRowProps extends Pick<NotificationListProps, 'onReview' | 'onLeave' | 'Decide'> {
  notification: NotificationView
  isFresh: boolean
}

function BellRow({ notification, isFresh, onReview, onLeave, Decide }: BellRowProps) {
  const { t } = useTranslation('notifications')
  const remove = useRemoval()
  const address = useNotificationAddress()(notification)
  const { fact_change, model } = notification.data
  const isAsked = announcedLeaveType(notification.type) !== undefined
  const linked = (words: ReactNode) =>
    address ? (
      <Link {...address} className={styles.link} onClick={onLeave}>
        {words}
      </Link>
    ) : (
      <p>{words}</p>
    )
  return (
    <NotificationRow
      notification={notification}
      isFresh={isFresh}
      around={linked}
      onRemove={() => void remove(notification.id)}
      act={
        <>
          {model && isAsked && !model.is_gone && (
            <Suspense fallback={null}>
              <Decide id={model.id} onLeave={onLeave} />
            </Suspense>
          )}
          {fact_change && notification.type === notificationTypes.factsProposed && (
            <Button size="sm" onPress={() => onReview(fact_change)}>
              {t('review')}
            </Button>
          )}
        </>
      }
    />
  )
}
