import { Trans, useTranslation } from 'react-i18next'
import { lengthOf, type Period } from '#shared/calendar/period.ts'
import { workingDays } from '#shared/calendar/working-days.ts'
import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import type { Preview } from '#shared/leave/contract/preview-leave.ts'
import { DayStrip } from '#web/ui/calendar/day-strip/day-strip.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { NameList } from '../../name-list.tsx'
import { namedSkips, rangeCells } from './range-cells.ts'
import styles from '../request-modal.module.css'
import { leaveKeyOf } from '../../type-chip.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useHoursFormat } from '../../use-hours-format.ts'

export interface SummaryProps {
  period: Period | undefined
  typeId: number
  /** The server's preview, once it is loaded. */
  preview: Preview | undefined
  /** Counts the days before the preview is loaded. */
  time: WorkingTime | undefined
  /** Whether the request is the reader's own: only the wording differs. */
  isOwn: boolean
  /** Whether it is approved as soon as it is created. */
  isAutoApproved: boolean
}

/** Days and skipped days: the preview's, or until it is loaded those counted by the function that the server counts with. */
export function countOf({ period, preview, time }: SummaryProps) {
  if (!period) return undefined
  return preview ?? (time && workingDays(period, time))
}

/** What the request costs and causes: working days, what is left, who is away, who decides. */
export function RequestSummary(props: SummaryProps) {
  const { t } = useTranslation('leave')
  const hours = useHoursFormat()
  const { period, typeId, preview } = props
  const count = countOf(props)
  if (!period || !count) return <p className={styles.hint}>{period ? t('counting') : t('summaryEmpty')}</p>
  const calendar = lengthOf(period)
  return (
    <>
      <p className={styles.count}>
        <span className={styles.figure}>{count.days}</span>
        <b>{t('workingDaysWord', { count: count.days })}</b>
      </p>
      <DayStrip
        leave={leaveKeyOf(typeId)}
        cells={rangeCells(period, count.skipped)}
        label={t('summaryStrip', { calendar, days: count.days })}
      />
      <p className={styles.hint}>
        {count.skipped.length
          ? t('summarySkipped', { calendar, skipped: count.skipped.length })
          : t('summaryCalendarDays', { count: calendar })}
      </p>
      {preview?.hours != null && <p className={styles.hint}>{t('summaryHours', { hours: hours(preview.hours) })}</p>}
      <SkippedDays skipped={count.skipped} />
      {preview && <Consequences {...props} preview={preview} />}
    </>
  )
}

function SkippedDays({ skipped }: { skipped: readonly { date: string; name: string | null }[] }) {
  const { short } = useDates()
  const named = namedSkips(skipped)
  if (named.length === 0) return null
  return (
    <ul className={styles.skipped}>
      {named.map(({ date, name }) => (
        <li key={date}>
          <time dateTime={date}>{short(date)}</time> {name}
        </li>
      ))}
    </ul>
  )
}

function Consequences({ preview, isOwn, isAutoApproved }: SummaryProps & { preview: Preview }) {
  const { t } = useTranslation(['leave', 'request'])
  const [approver] = isAutoApproved ? [] : preview.approvers
  return (
    <>
      {preview.sick_pay_days !== undefined && (
        <Consequence icon="warning">{t('request:summarySickPay', { count: preview.sick_pay_days })}</Consequence>
      )}
      <LeftAfter preview={preview} isOwn={isOwn} />
      {preview.warnings.map(sentence => (
        <Consequence key={sentence} icon="warning">
          {sentence}
        </Consequence>
      ))}
      <Consequence icon="clock">
        {preview.away.length ? (
          <Trans t={t} i18nKey="summaryAway" components={{ names: <NameList people={preview.away} /> }} />
        ) : (
          t('summaryNobodyAway')
        )}
      </Consequence>
      {approver ? (
        <div className={styles.consequenceRow}>
          <Avatar person={approver} size="sm" image={approver.avatar ?? undefined} />
          <p>
            <Trans
              t={t}
              i18nKey="summaryApprovers"
              components={{ names: <NameList people={preview.approvers} type="disjunction" /> }}
            />
          </p>
        </div>
      ) : (
        <Consequence icon="check">{t('summaryNoApproval')}</Consequence>
      )}
    </>
  )
}

function LeftAfter({ preview, isOwn }: { preview: Preview; isOwn: boolean }) {
  const { t } = useTranslation('leave')
  const sentence = !preview.approvers.length ? 'summaryLeftRecorded' : isOwn ? 'summaryLeft' : 'summaryLeftOther'
  if (preview.left_hours_after) return <HoursLeftAfter left={preview.left_hours_after} />
  if (!preview.left_after) return <Consequence icon="calendar">{t('summaryNoBucket')}</Consequence>
  return Object.entries(preview.left_after).map(([year, left]) => (
    <Consequence key={year} icon={left < 0 ? 'warning' : 'calendar'}>
      <Trans
        t={t}
        i18nKey={left < 0 ? 'summaryOverdrawn' : sentence}
        values={{ count: Math.abs(left), year }}
        components={{ b: <b /> }}
      />
    </Consequence>
  ))
}

function HoursLeftAfter({ left: years }: { left: Record<string, number> }) {
  const { t } = useTranslation('leave')
  const hours = useHoursFormat()
  return Object.entries(years).map(([year, left]) => (
    <Consequence key={year} icon={left < 0 ? 'warning' : 'calendar'}>
      <Trans
        t={t}
        i18nKey={left < 0 ? 'summaryOverdrawnHours' : 'summaryLeftHours'}
        values={{ hours: hours(Math.abs(left)), year }}
        components={{ b: <b /> }}
      />
    </Consequence>
  ))
}

function Consequence({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <div className={styles.consequenceRow}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}
