import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
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
import { useDates } from '#web/ui/dates/use-dates.ts'
import styles from './bell.module.css'
import { notificationIcon, notificationTone } from './notification-icon.ts'
import { dayCalled, notificationTime, type DayCalled } from './notification-time.ts'

type Model = NonNullable<NotificationView['data']['model']>

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

/** So many are shown at first. */
const atFirst = 5

export function NotificationList({ bell, failed, onRetry, ...rows }: NotificationListProps) {
  const { t } = useTranslation('notifications')
  const [isWhole, showWhole] = useState(false)
  const shown = isWhole ? bell : bell?.slice(0, atFirst)
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('bell')}</h2>
      {bell && shown && bell.length > 0 ? (
        <div className={styles.list}>
          {groupsOf(shown).map(([when, notifications]) => (
            <section key={when} aria-labelledby={`notifications-${when}`}>
              <h3 id={`notifications-${when}`} className={styles.when}>
                {t(when)}
              </h3>
              <ul>
                {notifications.map(notification => (
                  <NotificationRow key={notification.id} notification={notification} {...rows} />
                ))}
              </ul>
            </section>
          ))}
          {shown.length < bell.length && (
            <div className={styles.more}>
              <Button variant="quiet" size="sm" onPress={() => showWhole(true)}>
                {t('all', { count: bell.length })}
              </Button>
            </div>
          )}
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
    </div>
  )
}

/** Newest first by the day on which they came. */
function groupsOf(notifications: readonly NotificationView[]) {
  const groups = new Map<DayCalled, NotificationView[]>()
  for (const one of notifications) {
    const when = dayCalled(one.created_at)
    groups.set(when, [...(groups.get(when) ?? []), one])
  }
  return [...groups]
}

interface NotificationRowProps extends Pick<NotificationListProps, 'fresh' | 'onReview' | 'onLeave' | 'Decide'> {
  notification: NotificationView
}

function NotificationRow({ notification, fresh, onReview, onLeave, Decide }: NotificationRowProps) {
  const { fact_change, model } = notification.data
  const { t, i18n } = useTranslation('notifications')
  const remove = useRemoval(notification.id)
  const isFresh = fresh.has(notification.id)
  const isAsked = announcedLeaveType(notification.type) !== undefined
  const words = (
    <>
      {isFresh && <span className="visually-hidden">{t('unseen')}: </span>}
      <Sentence notification={notification} />
      {model && <LeaveDates model={model} />}
    </>
  )
  return (
    <li className={styles.notification} data-unseen={isFresh || undefined}>
      <NotificationMark type={notification.type} />
      <div className={styles.words}>
        {model ? (
          <RequestLink id={model.id} onPress={onLeave}>
            {words}
          </RequestLink>
        ) : (
          <p>{words}</p>
        )}
        <time dateTime={new Date(notification.created_at * 1000).toISOString()}>
          {notificationTime(notification.created_at, i18n.language)}
        </time>
        {model && isAsked && !model.is_gone && (
          <Suspense fallback={null}>
            <Decide id={model.id} onLeave={onLeave} />
          </Suspense>
        )}
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

/** What happened, with the person's name in bold. */
function Sentence({ notification: { message, user } }: { notification: NotificationView }) {
  const [before, ...after] = user?.name ? message.split(user.name) : [message]
  if (after.length === 0) return <span>{before}</span>
  return (
    <span>
      {before}
      <b>{user?.name}</b>
      {after.join(user?.name)}
    </span>
  )
}

/** The dates of the leave, struck where nothing of it is left. */
function LeaveDates({ model: { from_date, to_date, days, is_gone } }: { model: Model }) {
  const { t } = useTranslation('notifications')
  const { shortRange } = useDates()
  const dates = shortRange(from_date, to_date)
  const Dates = is_gone ? 's' : 'b'
  return (
    <Dates className={styles.dates}>{days === undefined ? dates : t('datesAndDays', { dates, count: days })}</Dates>
  )
}

/** Opens the request in the panel beside the present page. */
function RequestLink({ id, onPress, children }: { id: string; onPress: () => void; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('request', id)
  return (
    <Link to={{ pathname, search: query.toString() }} state={{ panel: true }} className={styles.link} onClick={onPress}>
      {children}
    </Link>
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
