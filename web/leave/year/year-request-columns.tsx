import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Column } from '#web/ui/data/data-table/column.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import { DocumentMissing } from '../document-missing.tsx'
import { RequestDates } from '../request-dates.tsx'
import { TypeChip } from '../type-chip.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import styles from './year.module.css'

/** The columns of a year's requests. */
export function useRequestColumns(): readonly Column<RequestView>[] {
  const { t } = useTranslation('year')
  return [
    {
      id: 'type',
      title: t('type'),
      cell: ({ type_id, status }) => <TypeChip typeId={type_id} status={status} />,
    },
    { id: 'dates', title: t('dates'), isSortable: true, cell: request => <Dates request={request} /> },
    { id: 'days', title: t('days'), align: 'end', isSortable: true, cell: request => <Days request={request} /> },
    { id: 'status', title: t('status'), cell: request => <StatusCell request={request} /> },
    { id: 'message', title: t('message'), cell: request => <Message request={request} /> },
  ]
}

function Dates({ request }: { request: RequestView }) {
  const { t } = useTranslation('leave')
  const { range } = useDates()
  const dates = range(request.from_date, request.to_date)
  return (
    <span className={styles.dates}>
      <RequestDates request={request} dates={dates} label={t('detailsOf', { dates })} />
    </span>
  )
}

function Days({ request: { days, sick_pay_days } }: { request: RequestView }) {
  const { t } = useTranslation('year')
  return (
    <span className={styles.stack}>
      <span className="tabular">{days}</span>
      {sick_pay_days !== undefined && <small>{t('sickPayDays', { count: sick_pay_days })}</small>}
    </span>
  )
}

function StatusCell({ request: { status, approved_by, approved_at, lacks_document } }: { request: RequestView }) {
  const { t, i18n } = useTranslation('year')
  const { moment } = useDates()
  return (
    <span className={styles.stack}>
      <RequestStatus status={status} />
      {lacks_document && <DocumentMissing />}
      {approved_by && approved_at !== null && (
        <small>{t('decidedBy', { name: personName(approved_by, i18n.language), date: moment(approved_at) })}</small>
      )}
    </span>
  )
}

/** The requester's comment, and the decider's response. */
function Message({ request: { comment, response, approved_by } }: { request: RequestView }) {
  const { t, i18n } = useTranslation('leave')
  return (
    <span className={classNames(styles.stack, styles.message)}>
      {comment && <span>{t('quoted', { text: comment })}</span>}
      {response && (
        <small>
          {approved_by ? t('responseBy', { name: personName(approved_by, i18n.language) }) : t('response')}{' '}
          {t('quoted', { text: response })}
        </small>
      )}
    </span>
  )
}
