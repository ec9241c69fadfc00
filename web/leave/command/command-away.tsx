import { useTranslation } from 'react-i18next'
import { lengthOf, type Period } from '#shared/calendar/period.ts'
import { leave } from '#shared/leave/contract.ts'
import { longestAbsentWindow } from '#shared/leave/contract/list-absent.ts'
import { keepsAway } from '#shared/leave/types.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import styles from './command.module.css'

interface CommandAwayProps {
  period: Period | undefined
  /** The typed words that were not understood. */
  unknown: readonly string[]
  /** Why the typed days are none. */
  doubt: string | undefined
  onOpenCalendar: () => void
}

/** Who is away in a period, as far as the reader may know; whoever works from home is not. */
export function CommandAway({ period, unknown, doubt, onOpenCalendar }: CommandAwayProps) {
  const { t } = useTranslation('command')
  const { range } = useDates()
  if (!period)
    return (
      <section className={styles.wish} aria-live="polite">
        <p>{doubt ?? (unknown.length ? t('unknown', { words: unknown.join(' ') }) : t('whenAway'))}</p>
      </section>
    )
  return (
    <section className={styles.wish} aria-label={t('sameTime')} aria-live="polite">
      <strong>{t('away', { dates: range(period.from_date, period.to_date) })}</strong>
      <Absences period={period} />
      <div className={styles.acts}>
        <Button variant="primary" onPress={onOpenCalendar}>
          {t('openCalendar')} <kbd>Enter</kbd>
        </Button>
      </div>
    </section>
  )
}

function Absences({ period: { from_date, to_date } }: { period: Period }) {
  const { t, i18n } = useTranslation(['command', 'leave'])
  const { range } = useDates()
  const isTooLong = lengthOf({ from_date, to_date }) > longestAbsentWindow
  const { data, error } = useApi(leave.listAbsent, isTooLong ? null : { query: { from: from_date, to: to_date } }, {
    shouldRetryOnError: false,
  })
  const colleagues = useApi(people.listPeople).data?.data
  if (isTooLong) return <p className={styles.note}>{t('awayTooLong', { count: longestAbsentWindow })}</p>
  if (error) return <p className={styles.note}>{t('leave:loadFailed')}</p>
  if (!data || !colleagues) return <p className={styles.note}>{t('counting')}</p>
  const byId = new Map(colleagues.map(person => [person.id, person]))
  const away = data.data.flatMap(absence => {
    const person = byId.get(absence.user_id)
    return person && keepsAway(absence.type_id) ? [{ ...absence, person }] : []
  })
  if (away.length === 0) return <p className={styles.note}>{t('nobodyIsAway')}</p>
  return (
    <ul className={styles.away}>
      {away.map(({ person, status, ...absence }) => (
        <li key={`${person.id} ${absence.from_date}`}>
          <Avatar person={person} size="sm" />
          <span>{personName(person, i18n.language)}</span>
          <span className={styles.muted}>
            {range(absence.from_date, absence.to_date)}
            {status === 'pending' && ` · ${t('asksOnly')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
