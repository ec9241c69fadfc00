import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listBulkRequests } from '#shared/leave/contract/list-bulk-requests.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx'
import { LoadFailed } from '#web/ui/feedback/empty-state/load-failed.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import type { BulkFormProps } from './bulk-form.ts'
import styles from './bulk.module.css'
import { useBulkWords } from './use-bulk-words.ts'

interface BulkListProps extends Pick<BulkFormProps, 'employees' | 'groups'> {
  /** The address that shows one of them. */
  addressOf: (bulk: string) => string
  onClose: () => void
}

/** What was done with many people in the last thirty days, each a link to what became of it. */
export function BulkList({ employees, groups, addressOf, onClose }: BulkListProps) {
  const { t } = useTranslation('employees')
  const { data, error, mutate } = useApi(listBulkRequests)
  const { wordsOf, nameOf } = useBulkWords({ employees, groups })
  const { moment } = useDates()
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('bulkList')} isDismissable hasCloseButton>
      <div className={styles.body}>
        <p className={styles.quiet}>{t(data?.data.length === 0 ? 'bulkListNone' : 'bulkListLead')}</p>
        {!data &&
          (error ? (
            <LoadFailed title={t('bulkLoadFailed')} onRetry={() => void mutate()} />
          ) : (
            <SkeletonRows rows={3} />
          ))}
        <ul className={styles.results}>
          {data?.data.map(summary => (
            <li key={summary.bulk_id}>
              <Link to={addressOf(summary.bulk_id)}>{wordsOf(summary)}</Link>
              <span>
                {t('bulkBy', { name: nameOf(summary.by), when: moment(summary.created_at) })}
                {' · '}
                {summary.status === 'undone'
                  ? t('bulkListUndone')
                  : t('bulkListLine', { done: summary.booked, total: summary.total })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
