import { useTranslation } from 'react-i18next'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'
import { listWaitingBalances } from '#shared/leave/contract/request/list-waiting-balances.ts'
import { shortNotice } from '#shared/leave/types.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { useApi } from '#web/api/use-api.ts'
import { RequestStatus } from '#web/ui/data/status-label/status-label.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { PersonLine } from '#web/ui/person/person-line.tsx'
import type { OutlinedRequest } from '../../known-request.ts'
import { TypeChip } from '../../type-chip.tsx'
import { useHoursFormat } from '../../use-hours-format.ts'
import { AwayDuringRequest } from './away-during-request.tsx'
import { RequestDocuments } from '../documents/request-documents.tsx'
import { RequestHistory } from '../decide/request-history.tsx'
import styles from './panel.module.css'
import { useRights } from './use-rights.ts'

interface PanelContentProps {
  me: CurrentUser
  request: OutlinedRequest
}

/** Who, when, what it leaves, who else is away, and its history; what is still loading has its place already. */
export function PanelContent({ me, request }: PanelContentProps) {
  const { t } = useTranslation(['leave', 'request'])
  const { shortRange, today } = useDates()
  const { can } = useRights(me, request)
  const decides = can('approve')
  const reason = can('cancel') ? undefined : whyNotCancellable(me, request, today)
  return (
    <div className={styles.content}>
      <PersonLine person={request.user}>
        <TypeChip typeId={request.type_id} status={request.status} />
      </PersonLine>
      <div>
        <p className={styles.dates}>{shortRange(request.from_date, request.to_date)}</p>
        <p className={styles.facts}>
          {request.days !== undefined && <span>{t('workingDays', { count: request.days })}</span>}
          {request.days === 0 && <span>{t('request:costsNothing')}</span>}
          {request.unpaid_kind && <span>{t(`request:unpaidKind_${request.unpaid_kind}`)}</span>}
          {request.sick_pay_days !== undefined && (
            <span>{t('request:sickPayDays', { count: request.sick_pay_days })}</span>
          )}
          <RequestStatus status={request.status} />
        </p>
      </div>
      {request.comment && <p className={styles.quote}>{t('quoted', { text: request.comment })}</p>}
      {request.response && (
        <dl className={styles.answer}>
          <dt>{t(request.status === 'denied' ? 'denyComment' : 'request:answer')}</dt>
          <dd>{request.response}</dd>
        </dl>
      )}
      {decides && (
        <div className={styles.decision}>
          <BalanceAfter id={request.id} />
          <AwayDuringRequest request={request} />
          <ShortNotice request={request} />
        </div>
      )}
      <RequestDocuments me={me} request={request} />
      <RequestHistory request={request} />
      {reason && <p className={styles.hint}>{t(reason)}</p>}
    </div>
  )
}

/** What is left to the person before and after, year by year. */
function BalanceAfter({ id }: { id: string }) {
  const { t } = useTranslation('request')
  const amount = useHoursFormat()
  const { data } = useApi(listWaitingBalances, { query: { ids: id } }, { shouldRetryOnError: false })
  const years = data?.data[0]?.years ?? []
  return years.map(({ year, before, after, unit }) => (
    <p key={year} className={styles.balance}>
      {t('balanceOfYear', { year })} {amount(before)}{' '}
      <span className={styles.arrow}>
        <Icon name="arrow-right" size="sm" />
      </span>{' '}
      <b data-low={after <= 0 || undefined}>{t(`balanceAfter_${unit}`, { count: after, amount: amount(after) })}</b>
    </p>
  ))
}

/** Tells whoever decides of a request that came too late to be owed. */
function ShortNotice({ request }: { request: OutlinedRequest }) {
  const { t } = useTranslation('request')
  const asked = request.created_at
  const paragraph = asked === undefined ? undefined : shortNotice(request, dayInBudapest(asked * 1000))
  return paragraph && <p className={styles.hint}>{t('shortNotice', { paragraph })}</p>
}

function whyNotCancellable(me: CurrentUser, request: OutlinedRequest, today: string) {
  if (request.user_id !== me.id || request.status === 'denied' || request.status === 'cancelled') return undefined
  if (request.from_date < today) return 'pastStays'
  // Not known of a request that is only outlined yet.
  return request.deletable === undefined ? undefined : 'onlyAdminsCan'
}
