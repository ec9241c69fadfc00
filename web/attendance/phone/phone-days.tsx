import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/calendar/day.ts'
import { isOff } from '#shared/attendance/counted-day.ts'
import { LeaveChip } from '#web/ui/calendar/leave-mark/leave-chip.tsx'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { standByText, textOf } from '../sheet/cells.ts'
import type { ShownDay } from '../sheet/shown-sheet.ts'
import type { OpenedSheet } from '../sheet/use-sheet.ts'
import { durationText, hoursText } from '../time-text.ts'
import { useWeekday } from '../use-weekday.ts'
import styles from './phone.module.css'

interface PhoneDaysProps {
  days: readonly ShownDay[]
  isOpen: (day: ShownDay) => boolean
  saving: OpenedSheet['saving']
  onOpen: (date: Day) => void
}

/** The days of a month from today back, without those on which nothing was to be done. */
export function PhoneDays({ days, isOpen, saving, onOpen }: PhoneDaysProps) {
  const { today } = useDates()
  const over = days.filter(({ date }) => date <= today)
  const shown = (over.length ? over : days).filter(
    ({ scheduled, worked, correction, leave }) => scheduled || worked || correction || leave,
  )
  return (
    <ul className={styles.days}>
      {shown.toReversed().map(day => (
        <li key={day.date}>
          <DayLine
            day={day}
            error={saving.unsaved.get(day.date)?.error}
            onOpen={isOpen(day) ? () => onOpen(day.date) : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

interface DayLineProps {
  day: ShownDay
  /** Why the day could not be saved. */
  error: string | undefined
  onOpen: (() => void) | undefined
}

function DayLine({ day, error, onOpen }: DayLineProps) {
  const { t, i18n } = useTranslation(['sheet', 'common'])
  const { today, withWeekday } = useDates()
  const weekday = useWeekday()
  const nameOf = useTypeName()
  const { date, leave, worked, correction, mistake } = day
  const trouble = error ?? mistake
  const content = (
    <>
      <span className={styles.when} aria-hidden="true">
        <small>{weekday(date)}</small>
        <b data-today={date === today || undefined}>{Number(date.slice(8))}</b>
      </span>
      <span className="visually-hidden">{withWeekday(date)}: </span>
      <span className={styles.what}>
        {isOff(day) ? (
          leave && <LeaveChip leave={leaveKeyOf(leave.type_id)} label={nameOf(leave.type_id)} />
        ) : (
          <>
            <span className={styles.times}>
              {correction?.is_missed
                ? t('missed')
                : `${textOf(day, 'start', i18n.language)}–${textOf(day, 'end', i18n.language)}`}
              {correction && <em>{t('corrected')}</em>}
            </span>
            <span className={styles.more} data-tone={trouble ? 'danger' : undefined}>
              {trouble ?? <Details day={day} />}
            </span>
          </>
        )}
      </span>
      {!isOff(day) && (
        <span className={styles.sum}>
          <b>{worked ? hoursText(day.worked_minutes, i18n.language) : '–'}</b> {t('common:hoursUnit')}
        </span>
      )}
    </>
  )
  const look = { className: styles.line ?? '', 'data-date': date, 'data-wrong': trouble ? true : undefined }
  return onOpen ? (
    <button type="button" {...look} onClick={onOpen}>
      {content}
    </button>
  ) : (
    <div {...look}>{content}</div>
  )
}

/** What else is to be said of a day: overtime, stand-by, leave that is worked or waits, the note; its break where nothing is. */
function Details({ day }: { day: ShownDay }) {
  const { t, i18n } = useTranslation(['sheet', 'common'])
  const nameOf = useTypeName()
  const { leave, overtime_minutes, stand_by_minutes, correction, worked } = day
  const named = (name: string, minutes: number) =>
    minutes > 0 && `${name} ${t('hoursOf', { hours: hoursText(minutes, i18n.language) })}`
  const parts = [
    leave && [nameOf(leave.type_id), !leave.is_approved && t('common:statusPending')].filter(Boolean).join(', '),
    named(t('overtime'), overtime_minutes),
    stand_by_minutes > 0 && `${t('stand_by')} ${standByText(day, i18n.language)}`,
    correction?.note,
  ].filter(Boolean)
  if (parts.length) return parts.join(' · ')
  return worked && t('breakOf', { duration: durationText(worked.break_minutes) })
}
