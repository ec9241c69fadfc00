import { useTranslation } from 'react-i18next'
import { notifications } from '#shared/notifications/contract.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { notificationTypes } from '#shared/notifications/model.ts'
import { announcedLeaveType } from '#shared/notifications/leave-events.ts'
import { optimistic } from '#web/api/optimistic.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import styles from './bell.module.css'
import { notificationIcon, notificationTone } from './notification-icon.ts'
import { notificationTime } from './notification-time.ts'

/** Opens a proposed change of facts. */
export type ReviewFacts = (change: NonNullable<NotificationView['data']['fact_change']>) => void

interface NotificationListProps {
  bell: readonly NotificationView[] | undefined
  /** The ids of those that look new. */
  fresh: ReadonlySet<string>
  failed: boolean
  onRetry: () => void
  onReview: ReviewFacts
}

export function NotificationList({ bell, fresh, failed, onRetry, onReview }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('bell')}</h2>
      {bell && bell.length > 0 ? (
        <ul className={styles.list}>
          {bell.map(notification => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isFresh={fresh.has(notification.id)}
              onReview={onReview}
            />
          ))}
        </ul>
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
    </div>
  )
}

interface NotificationRowProps {
  notification: NotificationView
  isFresh: boolean
  onReview: ReviewFacts
}

function NotificationRow({ notification, isFresh, onReview }: NotificationRowProps) {
  const { fact_change } = notification.data
  const { t, i18n } = useTranslation('notifications')
  const remove = useRemoval(notification.id)
  return (
    <li className={styles.notification} data-unseen={isFresh || undefined}>
      <NotificationMark type={notification.type} />
      <div className={styles.words}>
        <p>
          {isFresh && <span className="visually-hidden">{t('unseen')}: </span>}
          {notification.message}
        </p>
        <time dateTime={new Date(notification.created_at * 1000).toISOString()}>
          {notificationTime(notification.created_at, i18n.language)}
        </time>
        {fact_change && notification.type === notificationTypes.factsProposed && (
          <div>
            <Button size="sm" onPress={() => onReview(fact_change)}>
              {t('review')}
            </Button>
          </div>
        )}
      </div>
      <IconButton
        icon="x"
        size="sm"
        tooltip={false}
        name={t('remove', { message: notification.message })}
        onPress={remove}
      />
    </li>
  )
}

function NotificationMark({ type }: { type: number }) {
  const leave = announcedLeaveType(type)
  if (leave) return <LeaveDot leave={leave} />
  return (
    <span className={styles.mark} data-tone={notificationTone(type)}>
      <Icon name={notificationIcon(type)} size="sm" />
    </span>
  )
}

/** Removes a notification from the list at once; an error puts it back. */
function useRemoval(id: string) {
  const { t } = useTranslation('notifications')
  const { change } = useChange(notifications.removeNotification)
  const withoutIt = optimistic(notifications.listNotifications, reply => ({
    ...reply,
    data: reply.data.filter(notification => notification.id !== id),
  }))
  return () => {
    change({ path: { id } }, { optimistic: [withoutIt] }).catch(() => toast.error(t('removeFailed')))
  }
}
