import { useTranslation } from 'react-i18next'
import type { FeedView } from '#shared/leave/contract/feed/feed-view.ts'
import { Button } from '#web/ui/button/button.tsx'
import { RecordRow } from '#web/ui/data/record-row/record-row.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useShownBy } from './shown-by.ts'

const hour = 3600

interface FeedRowProps {
  feed: FeedView
  /** What it is called where those of several people are listed; its own name by default. */
  title?: string
  onRevoke: () => void
}

/** A feed with what it shows, and in which hour it was fetched last. */
export function FeedRow({ feed, title = feed.name, onRevoke }: FeedRowProps) {
  const { t } = useTranslation('calendarfeeds')
  const { moment, time } = useDates()
  const shownBy = useShownBy()
  const { created_at, fetched_at } = feed
  const fetched =
    fetched_at === null ? t('neverFetched') : t('fetchedAt', { from: moment(fetched_at), to: time(fetched_at + hour) })
  return (
    <RecordRow
      name={title}
      lines={[[shownBy(feed), t('createdAt', { at: moment(created_at) })].filter(Boolean).join(' · '), fetched]}
      action={
        <Button size="sm" aria-label={t('revokeOf', { name: title })} onPress={onRevoke}>
          {t('revoke')}
        </Button>
      }
    />
  )
}
