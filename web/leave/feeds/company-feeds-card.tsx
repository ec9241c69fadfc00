import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCompanyFeeds, type CompanyFeedView } from '#shared/leave/contract/feed/list-company-feeds.ts'
import { revokeCompanyFeed } from '#shared/leave/contract/feed/revoke-company-feed.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { RecordList } from '#web/ui/data/record-row/record-row.tsx'
import { useQuestion } from '#web/ui/feedback/dialog/use-question.tsx'
import { useRestoreFocus } from '#web/ui/feedback/dialog/use-restore-focus.ts'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { FeedRow } from './feed-row.tsx'
import styles from './feeds.module.css'

/** The calendar feeds of everybody in the company, which administrators may revoke. */
export function CompanyFeedsCard() {
  const { t, i18n } = useTranslation('calendarfeeds')
  const { data, error, mutate } = useApi(listCompanyFeeds, { query: {} })
  const [further, setFurther] = useState<{ data: readonly CompanyFeedView[]; next: string | null }>()
  const [isLoading, setLoading] = useState(false)
  const revoking = useChange(revokeCompanyFeed)
  const { ask, dialog } = useQuestion()
  const next = further ? further.next : (data?.next ?? null)
  const feeds = [...(data?.data ?? []), ...(further?.data ?? [])]

  useRestoreFocus(dialog !== undefined, feeds.length)

  async function loadMore(cursor: string) {
    setLoading(true)
    await toastOnError(async () => {
      const page = await call(listCompanyFeeds, { query: { cursor } })
      setFurther({ data: [...(further?.data ?? []), ...page.data], next: page.next })
    })
    setLoading(false)
  }

  async function revoke({ id, user, ...feed }: CompanyFeedView) {
    const person = personName(user, i18n.language)
    const name = t('ofPerson', { person, name: feed.name })
    const isSure = await ask({
      title: t('revokeTitle', { name }),
      confirm: t('revoke'),
      isDanger: true,
      children: <p>{t('revokeWhatOfPerson', { person })}</p>,
    })
    if (!isSure) return
    await toastOnError(async () => {
      await revoking.change({ path: { id: user.id, feedId: id } })
      toast.success(t('revokedNow', { name }))
    })
    if (further) setFurther({ ...further, data: further.data.filter(one => one.id !== id) })
    await mutate()
  }

  return (
    <Card title={t('companyTitle')} lead={t('companyLead')}>
      <div className={styles.content}>
        {!data &&
          (error ? <LoadFailed title={t('loadFailed')} onRetry={() => void mutate()} /> : <SkeletonRows rows={2} />)}
        {data && !feeds.length && <p className={styles.quiet}>{t('companyNone')}</p>}
        {feeds.length > 0 && (
          <RecordList label={t('companyFeeds')}>
            {feeds.map(feed => (
              <FeedRow
                key={`${feed.user.id} ${feed.id}`}
                feed={feed}
                title={t('ofPerson', { person: personName(feed.user, i18n.language), name: feed.name })}
                onRevoke={() => void revoke(feed)}
              />
            ))}
          </RecordList>
        )}
        {next !== null && (
          <div>
            <Button isPending={isLoading} onPress={() => void loadMore(next)}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
      {dialog}
    </Card>
  )
}
