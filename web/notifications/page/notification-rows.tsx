import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { leaveType } from '#shared/leave/types.ts'
import { type NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { capitalised } from '#shared/words/capitalised.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { LoadMore } from '#web/ui/data/pagination/load-more.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { dayGroups } from '../day-groups.ts'
import type { DecideOnRequest, ReviewFacts } from '../notification-list.tsx'
import { NotificationRow } from '../notification-row.tsx'
import { useNotificationAddress } from '../use-notification-address.ts'
import { askedRow } from './asked-row.ts'
import { askedIn, asksToConfirm, toDo, type NotificationFilter, type Waiting } from './notification-filter.ts'
import styles from './notifications-page.module.css'
import type { useNotifications } from './use-notifications.ts'

interface NotificationRowsProps {
  shown: NotificationFilter
  bell: ReturnType<typeof useNotifications>
  /** What waits for the reader, with the requests that have since the page was opened. */
  waiting: Waiting
  Decide: DecideOnRequest
  onReview: ReviewFacts
}

/** The notifications that a filter leaves, under the days on which they came. */
export function NotificationRows({ shown, bell, waiting, ...acts }: NotificationRowsProps) {
  const { t, i18n } = useTranslation(['notificationpage', 'notifications', 'common'])
  // What was new when the filter was chosen stays in the list of what is new, although it is marked meanwhile.
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const { all } = bell
  const fresh = (all ?? []).filter(({ id, is_seen }) => !is_seen && !unread.has(id))
  if (fresh.length) setUnread(new Set([...unread, ...fresh.map(({ id }) => id)]))

  if (!all)
    return (
      <Card isFlush={!bell.failed}>
        {bell.failed ? (
          <EmptyState icon="warning" title={t('notifications:loadFailed')}>
            <Button size="sm" onPress={bell.reload}>
              {t('notifications:tryAgain')}
            </Button>
          </EmptyState>
        ) : (
          <SkeletonRows rows={6} />
        )}
      </Card>
    )

  const rowOf = (request: RequestView) => {
    const name = personName(request.user, i18n.language)
    const type = t(`common:leave${capitalised(leaveType(request.type_id)?.key ?? 'vacation')}`)
    return askedRow(request, { name, message: t('asked', { name, type }) })
  }
  const rows = {
    all: () => all,
    to_do: () => toDo(all, waiting, rowOf),
    unread: () => all.filter(({ id }) => unread.has(id)),
  }[shown]()
  // All are seen that are older than one that was seen.
  const goesOn = bell.hasOlder && (shown === 'all' || (shown === 'unread' && all.at(-1)?.is_seen === false))

  return (
    <div className={styles.list}>
      {rows.length === 0 && (
        <Card>
          <EmptyState icon="bell" title={t(`empty_${shown}`)}>
            {shown === 'all' && <p>{t('notifications:emptyNext')}</p>}
          </EmptyState>
        </Card>
      )}
      {dayGroups(rows).map(([when, notifications]) => (
        <section key={when} aria-labelledby={`came-${when}`}>
          <h2 id={`came-${when}`} className={styles.when}>
            {t(`notifications:${when}`)}
          </h2>
          <Card isFlush>
            <ul className={styles.rows}>
              {notifications.map(notification => (
                <PageRow
                  key={notification.id}
                  notification={notification}
                  request={waiting.requests.find(({ id }) => id === askedIn(notification))}
                  onRemove={all.includes(notification) ? () => void bell.removeOne(notification.id) : undefined}
                  {...acts}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {rows.length > 0 && (
        <LoadMore
          shown={t('shown', { count: rows.length })}
          hasMore={goesOn}
          isPending={bell.isLoading}
          onMore={() => void bell.loadOlder()}
        />
      )}
    </div>
  )
}

interface PageRowProps extends Pick<NotificationRowsProps, 'Decide' | 'onReview'> {
  notification: NotificationView
  /** The request that waits, or has been decided on here. */
  request: RequestView | undefined
  onRemove: (() => void) | undefined
}

function PageRow({ notification, request, Decide, onReview, onRemove }: PageRowProps) {
  const { t } = useTranslation(['notificationpage', 'notifications'])
  const address = useNotificationAddress()(notification)
  const { fact_change } = notification.data
  return (
    <NotificationRow
      notification={notification}
      isFresh={!notification.is_seen}
      isWaiting={request !== undefined}
      comment={request?.comment}
      onRemove={onRemove}
      act={
        request ? (
          <Suspense fallback={null}>
            <Decide id={request.id} onLeave={() => {}} />
          </Suspense>
        ) : fact_change && asksToConfirm(notification) ? (
          <Button size="sm" onPress={() => onReview(fact_change)}>
            {t('notifications:review')}
          </Button>
        ) : (
          address && (
            <LinkButton size="sm" {...address} aria-label={t('openOf', { message: notification.message })}>
              {t('open')}
            </LinkButton>
          )
        )
      }
    />
  )
}
