import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { createCalendarFeed } from '#shared/leave/contract/feed/create-calendar-feed.ts'
import type { FeedView } from '#shared/leave/contract/feed/feed-view.ts'
import { listCalendarFeeds } from '#shared/leave/contract/feed/list-calendar-feeds.ts'
import { revokeCalendarFeed } from '#shared/leave/contract/feed/revoke-calendar-feed.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { RecordList } from '#web/ui/data/record-row/record-row.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import type { Confirmed } from './confirmed.ts'
import { CreatedFeedDialog } from './created-feed-dialog.tsx'
import { FeedDialog, type FirstShown } from './feed-dialog.tsx'
import { FeedRow } from './feed-row.tsx'
import styles from './feeds.module.css'

interface FeedsCardProps {
  confirmed: Confirmed
  /** What the reader comes to subscribe to: the company, or a group by its id. */
  asked?: string | null
  /** They have subscribed, or have not. */
  onAnswered?: () => void
}

/** The calendar feeds of the reader, which they create and revoke. */
export function FeedsCard({ confirmed, asked = null, onAnswered }: FeedsCardProps) {
  const { t } = useTranslation('calendarfeeds')
  const { data, error, mutate } = useApi(listCalendarFeeds)
  const revoking = useChange(revokeCalendarFeed)
  const { ask, dialog } = useQuestion()
  const [isAdding, add] = useState(false)
  const [created, show] = useState<ReplyOf<typeof createCalendarFeed>>()

  async function revoke({ id, name }: FeedView) {
    const isSure = await ask({
      title: t('revokeTitle', { name }),
      confirm: t('revoke'),
      isDanger: true,
      children: <p>{t('revokeWhat')}</p>,
    })
    if (!isSure) return
    await toastOnError(async () => {
      await revoking.change({ path: { id } })
      toast.success(t('revokedNow', { name }))
    })
    await mutate()
  }

  const isOpen = data?.is_open ?? true
  const isAsked = asked !== null && data?.is_open === true
  const opener = useRef<HTMLButtonElement>(null)
  const isAnything = isAdding || isAsked || created !== undefined || dialog !== undefined
  useRestoreFocus(isAnything, data?.data.length, opener)
  function close() {
    add(false)
    onAnswered?.()
  }
  return (
    <Card title={t('title')} lead={t('lead')}>
      <div className={styles.content}>
        {!isOpen && <Alert title={t('closed')}>{t('closedBody')}</Alert>}
        {!data &&
          (error ? <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} /> : <SkeletonRows rows={2} />)}
        {data && !data.data.length && isOpen && <p className={styles.quiet}>{t('none')}</p>}
        {data && data.data.length > 0 && (
          <RecordList label={t('feeds')}>
            {data.data.map(feed => (
              <FeedRow key={feed.id} feed={feed} onRevoke={() => void revoke(feed)} />
            ))}
          </RecordList>
        )}
        {data && isOpen && (
          <div>
            <Button ref={opener} icon="plus" onPress={() => add(true)}>
              {t('new')}
            </Button>
          </div>
        )}
      </div>
      {(isAdding || isAsked) && (
        <FeedDialog
          {...(isAsked && { first: firstShown(asked) })}
          confirmed={confirmed}
          onClose={close}
          onCreated={reply => {
            close()
            show(reply)
            void mutate()
          }}
        />
      )}
      {created && <CreatedFeedDialog created={created} onClose={() => show(undefined)} />}
      {dialog}
    </Card>
  )
}

const firstShown = (asked: string): FirstShown =>
  asked === 'company' ? { scope: 'company', group: '' } : { scope: 'group', group: asked }
