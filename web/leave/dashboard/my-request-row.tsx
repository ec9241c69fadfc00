import { useTranslation } from 'react-i18next'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import styles from './dashboard.module.css'
import { DocumentMissing } from '../document-missing.tsx'
import { RequestDates } from '../request-dates.tsx'
import { DayTile } from '#web/ui/calendar/day-tile/day-tile.tsx'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useRequestMenu } from '../use-request-menu.ts'

/** One of the reader's own requests: its first day, type, dates, days, status, and its menu. */
export function MyRequestRow({ request }: { request: RequestView }) {
  const { t } = useTranslation('leave')
  const { shortRange } = useDates()
  const nameOf = useTypeName()
  const dates = shortRange(request.from_date, request.to_date)
  const type = nameOf(request.type_id)
  return (
    <>
      <div className={styles.row}>
        <DayTile day={request.from_date} leave={leaveKeyOf(request.type_id)} state={request.status} />
        <b className={styles.title}>{request.status === 'denied' ? <s>{type}</s> : type}</b>
        <div className={styles.facts}>
          <RequestDates request={request} dates={dates} label={t('detailsOf', { dates })} />
          <span>{t('workingDays', { count: request.days })}</span>
          {request.lacks_document && <DocumentMissing />}
        </div>
        <div className={styles.end}>
          <RequestStatus status={request.status} />
          <RowMenu request={request} dates={dates} />
        </div>
      </div>
      {request.status === 'denied' && request.response && <Answer request={request} />}
    </>
  )
}

function RowMenu({ request, dates }: { request: RequestView; dates: string }) {
  const { t } = useTranslation('leave')
  const menuOf = useRequestMenu()
  const nameOf = useTypeName()
  const label = t('actionsOf', { type: nameOf(request.type_id), dates })
  return (
    <Menu
      trigger={<IconButton icon="dots" name={label} size="sm" tooltip={false} />}
      label={label}
      items={menuOf(request)}
    />
  )
}

function Answer({ request }: { request: RequestView }) {
  const { t, i18n } = useTranslation('leave')
  const who = request.approved_by
  return (
    <p className={styles.answer}>
      {who ? t('responseBy', { name: personName(who, i18n.language) }) : t('response')}{' '}
      {t('quoted', { text: request.response })}
    </p>
  )
}
