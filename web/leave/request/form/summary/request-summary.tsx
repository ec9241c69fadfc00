import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import type { Period } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import { DayStrip } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { balanceCells } from '../../../balance/balance-cells.ts'
import { NameList } from '../../../name-list.tsx'
import { useHoursFormat } from '../../../use-hours-format.ts'
import styles from '../request-form.module.css'
import modal from '../../request-modal.module.css'
import { balancesAfter } from './balances-after.ts'
import type { BookedDays } from './day-lines.ts'
import { SummaryDays } from './summary-days.tsx'

export interface SummaryProps {
  period: Period | undefined
  typeId: number
  /** The server's preview, once it is loaded. */
  preview: Preview | undefined
  /** Counts the days before the preview is loaded. */
  time: WorkingTime | undefined
  /** The person's balance before the request. */
  balance?: BalanceView | undefined
  /** What of the days is booked already. */
  booked?: readonly BookedDays[] | undefined
  /** Whether it is approved as soon as it is created. */
  isAutoApproved: boolean
  /** Whether it is approved already, and stays so when it is changed. */
  isApproved?: boolean
}

/**
 * Days and skipped days: the preview's, or until it is loaded those counted by the function that the server counts with. A day that is
 * booked already is not counted a second time.
 */
export function countOf({ period, preview, time, booked }: SummaryProps) {
  if (!period) return undefined
  const all = preview ?? (time && workingDays(period, time))
  if (!all || !booked || !time) return all
  const taken = booked.reduce((sum, { days }) => sum + workingDays(days, time).days, 0)
  return { days: all.days - taken, skipped: all.skipped }
}

/** What the request costs and causes: each day, what is left, who is away, who decides. */
export function RequestSummary(props: SummaryProps) {
  const { t } = useTranslation('leave')
  const { shortRange } = useDates()
  const hours = useHoursFormat()
  const { period, typeId, preview, booked } = props
  const count = countOf(props)
  if (!period || !count) return <p className={modal.hint}>{period ? t('counting') : t('summaryEmpty')}</p>
  return (
    <>
      <p className={styles.head}>
        <span className={modal.figure}>{count.days}</span>
        <b>{t('workingDaysWord', { count: count.days })}</b>
        <time>{shortRange(period.from_date, period.to_date)}</time>
      </p>
      <SummaryDays period={period} typeId={typeId} skipped={count.skipped} booked={booked} />
      {preview?.hours != null && !booked && (
        <p className={modal.hint}>{t('summaryHours', { hours: hours(preview.hours) })}</p>
      )}
      {preview && <Consequences {...props} preview={preview} />}
    </>
  )
}

type Known = SummaryProps & { preview: Preview }

function Consequences(props: Known) {
  const { t } = useTranslation(['leave', 'request'])
  const { preview } = props
  return (
    <>
      <div className={styles.part}>
        {preview.sick_pay_days !== undefined && (
          <Consequence icon="warning">{t('request:summarySickPay', { count: preview.sick_pay_days })}</Consequence>
        )}
        {/* Days that cannot be had twice leave nothing that could be said of the balance. */}
        {!props.booked && <BalanceAfter {...props} />}
        {preview.warnings.map(sentence => (
          <Consequence key={sentence} icon="warning">
            {sentence}
          </Consequence>
        ))}
      </div>
      <SameTime away={preview.away} />
      <Decider {...props} />
    </>
  )
}

/** What is left before and after, year by year. */
function BalanceAfter({ preview, balance, typeId }: Known) {
  const { t } = useTranslation(['leave', 'request', 'common'])
  const isOvertime = typeId === leaveTypeIds.lieu
  const amount = useHoursFormat()
  const { left_hours_after, left_after, by_year } = preview
  if (!left_hours_after && !left_after) return <Consequence icon="calendar">{t('summaryNoBucket')}</Consequence>
  return balancesAfter(preview).map(({ year, unit, before, after }) => {
    const cost = by_year[year] ?? 0
    const hasStrip = unit === 'days' && balance && String(balance.year) === year && after >= 0
    return (
      <div key={year} className={styles.people}>
        <p className={styles.balance}>
          <span>{isOvertime ? t('common:leaveLieu') : t('request:allowanceOf', { year })}</span>
          {before !== undefined && (
            <>
              <span className={styles.before}>{amount(before)}</span>
              <Icon name="arrow-right" size="sm" />
            </>
          )}
          <b className={after <= 0 ? styles.low : undefined}>
            {t(`request:balanceAfter_${unit}`, { count: after, amount: amount(after) })}
          </b>
        </p>
        {after < 0 && !isOvertime && (
          <Consequence icon="warning">
            <Trans
              t={t}
              i18nKey={unit === 'hours' ? 'summaryOverdrawnHours' : 'summaryOverdrawn'}
              values={{ count: -after, hours: amount(-after), year }}
              components={{ b: <b /> }}
            />
          </Consequence>
        )}
        {hasStrip && (
          <DayStrip
            size="sm"
            cells={balanceCells({
              used: balance.used,
              planned: balance.planned,
              pending: balance.pending + cost,
              left: Math.max(0, balance.left - cost),
            })}
            label={t('stripSentence', {
              total: balance.entitled,
              used: balance.used,
              planned: balance.planned,
              pending: balance.pending + cost,
              left: Math.max(0, balance.left - cost),
            })}
          />
        )}
      </div>
    )
  })
}

/** How many colleagues are named. */
const mostNamed = 3

/** Who of the group is away on these days, and who has only asked to be. */
function SameTime({ away }: { away: Preview['away'] }) {
  const { t, i18n } = useTranslation(['leave', 'request'])
  const { shortRange } = useDates()
  return (
    <section className={styles.part}>
      <h3>{t('request:sameTime')}</h3>
      {away.length === 0 && <p className={modal.hint}>{t('summaryNobodyAway')}</p>}
      <ul className={styles.people}>
        {away.slice(0, mostNamed).map(({ status, from_date, to_date, ...person }) => (
          <li key={`${person.id} ${from_date}`}>
            <Avatar person={person} size="sm" isAsked={status === 'pending'} />
            <span>
              <b>{personName(person, i18n.language)}</b>{' '}
              {t(status === 'pending' ? 'request:onlyAsked' : 'request:willBeAway')}{' '}
              <time>{shortRange(from_date, to_date)}</time>
            </span>
          </li>
        ))}
      </ul>
      {away.length > mostNamed && (
        <p className={modal.hint}>{t('request:andMore', { count: away.length - mostNamed })}</p>
      )}
    </section>
  )
}

/** Who decides; and of what is approved at once, who is told. */
function Decider({ preview: { approvers }, isAutoApproved, isApproved }: Known) {
  const { t } = useTranslation(['leave', 'request'])
  const [first] = approvers
  if (first && isApproved) return null
  return (
    <div className={styles.part}>
      {first ? (
        <div className={modal.consequenceRow}>
          <Avatar person={first} size="sm" />
          <p>
            <Trans
              t={t}
              i18nKey={isAutoApproved ? 'request:summaryTold' : 'summaryApprovers'}
              components={{
                names: <NameList people={approvers} type={isAutoApproved ? 'conjunction' : 'disjunction'} />,
              }}
            />
          </p>
        </div>
      ) : (
        <Consequence icon="check">{t('summaryNoApproval')}</Consequence>
      )}
    </div>
  )
}

function Consequence({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className={modal.consequenceRow}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}
