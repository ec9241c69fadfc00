import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetState } from '#shared/attendance/model.ts'
import { untilInWords } from '#shared/words/say.ts'
import { Card } from '#web/ui/card/card.tsx'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { StatusLabel } from '#web/ui/data/status-label/status-label.tsx'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import { hoursText } from '../time-text.ts'
import styles from './aside.module.css'
import { useLanguage } from '#web/ui/use-language.ts'

const looks = {
  open: { tone: 'warning', icon: 'pencil' },
  handed_in: { tone: 'muted', icon: 'send' },
  accepted: { tone: 'success', icon: 'check' },
} as const satisfies Record<SheetState, object>

/** What the month adds up to. */
export function TotalsCard({ sheet: { totals, state, time_off } }: { sheet: ShownSheet }) {
  const { t, i18n } = useTranslation(['sheet', 'common'])
  const nameOf = useTypeName()
  const language = useLanguage()
  const hours = (minutes: number) => t('hoursOf', { hours: hoursText(minutes, i18n.language) })
  const days = (count: number) => t('common:days', { count })
  const sums: { name: ReactNode; key: string; value: string; isThere: boolean }[] = [
    {
      key: 'overtime',
      name: t('overtime'),
      value: hours(totals.overtime_minutes),
      isThere: totals.overtime_minutes > 0,
    },
    {
      key: 'time_off',
      name: time_off && `${t('timeOff')}, ${t('timeOffUntil', { until: untilInWords(time_off.last_date, language) })}`,
      value: hours(time_off?.minutes ?? 0),
      isThere: time_off !== null && time_off.minutes > 0,
    },
    {
      key: 'stand_by',
      name: t('stand_by'),
      value: hours(totals.stand_by_minutes),
      isThere: totals.stand_by_minutes > 0,
    },
    { key: 'night', name: t('night'), value: hours(totals.night_minutes), isThere: totals.night_minutes > 0 },
    { key: 'holiday', name: t('holiday'), value: hours(totals.holiday_minutes), isThere: totals.holiday_minutes > 0 },
    { key: 'missed', name: t('missed'), value: days(totals.missed_days), isThere: totals.missed_days > 0 },
    {
      key: 'home',
      name: t('common:leaveHome'),
      value: days(totals.home_office_days),
      isThere: totals.home_office_days > 0,
    },
  ]
  return (
    <Card title={t('sum')} actions={<StatusLabel {...looks[state]}>{t(`state_${state}`)}</StatusLabel>}>
      <p className={styles.total}>
        <span className="figure">
          {(totals.worked_minutes / 60).toLocaleString(i18n.language, { maximumFractionDigits: 2 })}
        </span>
        <span>{t('hoursAndDays', { count: totals.worked_days })}</span>
      </p>
      <p className={styles.quiet}>
        {t('scheduledSoFar', { hours: hoursText(totals.scheduled_so_far, i18n.language) })}
      </p>
      <dl className={styles.sums}>
        {sums
          .filter(({ isThere }) => isThere)
          .map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        {totals.leave.map(taken => (
          <div key={taken.type_id}>
            <dt>
              <LeaveDot leave={leaveKeyOf(taken.type_id)} size="sm" />
              {nameOf(taken.type_id)}
            </dt>
            <dd>{days(taken.days)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
