import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { notifications } from '#shared/notifications/contract.ts'
import { useChange } from '#web/api/use-change.ts'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Popover } from '#web/ui/popover/popover.tsx'
import styles from './bell.module.css'
import { unseenCount } from './fresh-notifications.ts'
import type { DecideOnRequest, ReviewFacts } from './notification-list.tsx'
import { useBell } from './use-bell.ts'

/** The list is loaded when it is opened first. */
const NotificationList = lazy(async () => ({ default: (await import('./notification-list.tsx')).NotificationList }))

interface NotificationBellProps {
  /** Opens the proposed change of facts that a notification is about. */
  onReview: ReviewFacts
  Decide: DecideOnRequest
}

/** The bell of the header: how many notifications are unseen, and all of them when opened, which marks them as seen. */
export function NotificationBell({ onReview, Decide }: NotificationBellProps) {
  const { t } = useTranslation('notifications')
  const { data, error, mutate } = useBell()
  const { change: markSeen } = useChange(notifications.markNotificationsSeen)
  const [isOpen, setOpen] = useState(false)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unseen = unseenCount(data?.data ?? [])
  // All that is known is new, and there is more.
  const isMore = Boolean(data?.next) && unseen === data?.data.length

  function turn(opens: boolean) {
    setOpen(opens)
    setFresh(new Set())
    // What has not been marked stays new and is marked the next time.
    if (opens) look().catch(() => undefined)
  }

  /** What was new when one opened it looks new until it is closed, although it is marked; what nobody has loaded is not marked. */
  async function look() {
    show(data)
    const now = await mutate()
    show(now)
    if (unseenCount(now?.data ?? []) > 0) await markSeen()
  }

  const show = (bell: typeof data) =>
    setFresh(known => new Set([...known, ...(bell?.data ?? []).flatMap(({ id, is_seen }) => (is_seen ? [] : [id]))]))

  function review(change: Parameters<ReviewFacts>[0]) {
    setOpen(false)
    onReview(change)
  }

  return (
    <Popover
      label={t('bell')}
      isOpen={isOpen}
      onOpenChange={turn}
      trigger={
        <Button className={styles.bell} aria-label={unseen ? t('bellUnseen', { count: unseen }) : t('bell')}>
          <Icon name="bell" />
          {unseen > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {isMore ? `${unseen}+` : unseen}
            </span>
          )}
        </Button>
      }
    >
      <Suspense fallback={<SkeletonRows rows={3} />}>
        <NotificationList
          bell={data?.data}
          fresh={fresh}
          failed={Boolean(error)}
          onRetry={() => void mutate()}
          onReview={review}
          onLeave={() => setOpen(false)}
          Decide={Decide}
        />
      </Suspense>
    </Popover>
  )
}
