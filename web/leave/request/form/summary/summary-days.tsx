import { useTranslation } from 'react-i18next'
import type { Period } from '#shared/calendar/period.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { leaveKeyOf } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { dayLines, type BookedDays, type DayLine } from './day-lines.ts'
import styles from '../request-form.module.css'

interface SummaryDaysProps {
  period: Period
  typeId: number
  skipped: readonly { date: string; reason: string; name: string | null }[]
  booked: readonly BookedDays[] | undefined
}

/** A line for each day of the request: what it costs, or why it costs nothing. */
export function SummaryDays({ period, typeId, skipped, booked }: SummaryDaysProps) {
  const { t } = useTranslation('request')
  const { lines, between, before } = dayLines(period, { skipped }, booked)
  return (
    <ol className={styles.days} data-leave={leaveKeyOf(typeId)}>
      {lines.map((line, place) => (
        <Line key={line.day} line={line} gap={between > 0 && place === before ? between : 0} />
      ))}
      {between > 0 && lines.length === before && (
        <li className={styles.between}>{t('daysBetween', { count: between })}</li>
      )}
    </ol>
  )
}

interface LineProps {
  line: DayLine
  /** The days left out before this one. */
  gap: number
}

function Line({ line: { day, kind, reason, name }, gap }: LineProps) {
  const { t, i18n } = useTranslation('request')
  const { long } = useDates()
  const at = new Date(`${day}T00:00:00Z`)
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }).format(at)
  const why = reason === 'rest_day_moved' ? t('lineRestMoved') : (name ?? t('lineRest'))
  return (
    <>
      {gap > 0 && <li className={styles.between}>… {t('daysBetween', { count: gap })}</li>}
      <li className={styles.day} data-kind={kind}>
        <span className={styles.weekday}>{weekday}</span>
        <time dateTime={day} title={long(day)} className={styles.box}>
          {Number(day.slice(8))}
        </time>
        <span className={styles.reason}>
          {kind === 'counted' ? t('lineCounted') : kind === 'booked' ? t('lineBooked', { what: name }) : why}
        </span>
        <span className={styles.cost}>{kind === 'counted' ? 1 : '–'}</span>
      </li>
    </>
  )
}
