import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetDay } from '#shared/attendance/model.ts'
import { useMe } from '#web/api/use-me.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { ShownSheet } from '../sheet/shown-sheet.ts'
import { clockText, durationText, hoursText, spanText } from '../time-text.ts'
import { usePersonOfSheet } from '../use-person-of-sheet.ts'
import { useWeekday } from '../use-weekday.ts'
import styles from './record.module.css'

/** What the law asks of the record of working time, each with its place in the sheet. */
const points = ['recordHours', 'recordStandBy', 'recordLeave', 'recordTimes', 'recordChanges'] as const

const heads = ['day', 'start', 'end', 'break', 'hours', 'overtime', 'stand_by', 'leave', 'note'] as const

/** The sheet as the record of working time that the law asks for (Mt. 134. §), as an inspector would see it. */
export function Record({ sheet, onClose }: { sheet: ShownSheet; onClose: () => void }) {
  const { t, i18n } = useTranslation('sheet')
  const { monthName, moment } = useDates()
  const me = useMe()
  const heading = useTopOfPage()
  const { name } = usePersonOfSheet(sheet.user_id)
  const { totals } = sheet
  const hours = (minutes: number) => (minutes ? hoursText(minutes, i18n.language) : '')
  const accepted = sheet.state === 'accepted' ? sheet.history.findLast(({ what }) => what === 'accepted') : undefined
  const facts = [
    { name: t('recordCompany'), value: me?.selected_company?.name },
    { name: t('recordPerson'), value: name },
    { name: t('recordMonth'), value: monthName(sheet.month) },
    {
      name: t('recordState'),
      value: accepted
        ? t('recordAccepted', { name: accepted.by_name, date: moment(accepted.at) })
        : t(`state_${sheet.state}`),
    },
  ]
  return (
    <div className={styles.page}>
      <div>
        <Button variant="quiet" icon="arrow-left" onPress={onClose}>
          {t('recordBack')}
        </Button>
        <h1 ref={heading} tabIndex={-1}>
          {t('recordTitle')}
        </h1>
        <p className={styles.lead}>{t('recordLead')}</p>
      </div>
      <Card title={t('recordAsks')}>
        <ul className={styles.points}>
          {points.map(point => (
            <li key={point}>
              <Icon name="check" size="sm" />
              {t(point)}
            </li>
          ))}
        </ul>
      </Card>
      <section className={styles.paper} aria-label={t('recordSheet')}>
        <dl className={styles.facts}>
          {facts.map(({ name: fact, value }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
        <div className={styles.scroll} role="region" tabIndex={0} aria-label={t('recordSheet')}>
          <table className={styles.table}>
            <thead>
              <tr>
                {heads.map(head => (
                  <th key={head} scope="col">
                    {t(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet.days.map(day => (
                <RecordRow key={day.date} day={day} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={4}>
                  {t('sum')}
                </th>
                <td>{hoursText(totals.worked_minutes, i18n.language)}</td>
                <td>{hours(totals.overtime_minutes)}</td>
                <td>{hours(totals.stand_by_minutes)}</td>
                <td colSpan={2}>{t('daysWorked', { count: totals.worked_days })}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </section>
    </div>
  )
}

/** The record begins at its top, for readers too, wherever the sheet was scrolled to. */
function useTopOfPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

function RecordRow({ day }: { day: SheetDay & { name: string | null } }) {
  const { t, i18n } = useTranslation('sheet')
  const nameOf = useTypeName()
  const weekday = useWeekday()
  const { date, worked, worked_minutes, overtime_minutes, stand_by_minutes, leave, correction } = day
  const hours = (minutes: number) => (minutes ? hoursText(minutes, i18n.language) : '')
  const isAbsent = correction?.is_missed === true
  return (
    <tr>
      <th scope="row">
        {Number(date.slice(8))}. {weekday(date)}
      </th>
      <td>{worked && clockText(worked.start)}</td>
      <td>{worked && clockText(worked.end)}</td>
      <td>{worked && durationText(worked.break_minutes)}</td>
      <td>{hours(worked_minutes)}</td>
      <td>{hours(overtime_minutes)}</td>
      <td>
        {hours(stand_by_minutes)}
        {correction?.stand_by && <small className={styles.times}>{correction.stand_by.map(spanText).join(', ')}</small>}
      </td>
      <td>{leave?.is_approved ? nameOf(leave.type_id) : day.name}</td>
      <td>{[isAbsent && t('missed'), correction?.note].filter(Boolean).join(', ')}</td>
    </tr>
  )
}
