import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showBulkRequest } from '#shared/leave/contract/request/show-bulk-request.ts'
import { invitePeople } from '#shared/people/contract/invite-people.ts'
import { outdatedBy } from '#web/api/revalidation.ts'
import { useApi } from '#web/api/use-api.ts'
import { revalidate } from '#web/api/use-change.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import styles from './import.module.css'

/** Milliseconds between two looks at the progress. */
const pause = 1000

/** How far an import has come; its address outlives a reload, and it goes on whether or not somebody looks. */
export function ImportProgress({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { t } = useTranslation('employees')
  const me = useMe()
  const { data, error, mutate } = useApi(
    showBulkRequest,
    { path: { id } },
    { refreshInterval: reply => (reply?.data.status === 'booked' ? 0 : pause), dedupingInterval: 0 },
  )
  const progress = data?.data
  const isOver = progress?.status === 'booked'
  useEffect(() => {
    if (isOver) void revalidate(outdatedBy(invitePeople))
  }, [isOver])

  if (error && !progress) return <LoadFailed title={t('importLoadFailed')} onRetry={() => void mutate()} />
  if (!progress) return null
  const { total, done, booked, results = [] } = progress
  const refused = results.flatMap(({ errors }, place) => (errors ? [{ place, errors }] : []))
  return (
    <Card title={t(isOver ? 'importOver' : 'importRuns')}>
      <div className={styles.choose}>
        <progress aria-label={t('importRuns')} value={done} max={total} className={styles.progress} />
        <p role="status">{t('importedSoFar', { done: booked, total })}</p>
        {me?.is_email_confirmed === false && <p>{t('invitationsWait')}</p>}
        {refused.length > 0 && (
          <ul>
            {refused.map(({ place, errors }) => (
              <li key={place}>{t('notImported', { place: place + 1, why: Object.values(errors).flat().join(' ') })}</li>
            ))}
          </ul>
        )}
        {isOver && (
          <div className={styles.buttons}>
            <LinkButton to="/company/employees?state=invited" variant="primary">
              {t('showInvited')}
            </LinkButton>
            <Button onPress={onAgain}>{t('otherFile')}</Button>
          </div>
        )}
      </div>
    </Card>
  )
}
