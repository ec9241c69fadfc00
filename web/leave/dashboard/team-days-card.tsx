import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import { dayKind, type DayKind } from '#shared/calendar/working-days.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { UpcomingEvent } from '#shared/people/contract/upcoming-events.ts'
import { useApi } from '#web/api/use-api.ts'
import { LeaveDot } from '#web/ui/calendar/leave-mark/leave-dot.tsx'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Avatar } from '#web/ui/person/avatar.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { LoadError } from '../load-error.tsx'
import { leaveKeyOf } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import dashboard from './dashboard.module.css'
import styles from './team-days.module.css'
import { eventsByDay, nextWorkingDay, teamDay, workingDaysAhead, type AbsentPerson, type TeamDay } from './team-days.ts'

/** So many people of today are named. */
const namedToday = 6

/** So many faces of a coming day have room; one less where the number of the others stands beside them. */
const facesADay = 4

/** So many names of a coming day are said. */
const namesADay = 12

/** So many birthdays and anniversaries of a day are shown before somebody asks for the others. */
const eventsADay = 3

interface Team {
  time: WorkingTime
  absences: Parameters<typeof teamDay>[1]
  colleagues: readonly EssentialEmployee[]
  events: readonly UpcomingEvent[]
}

/** Who is away today and on the next five working days, and whose birthday it is. */
export function TeamDaysCard() {
  const { t } = useTranslation('leave')
  const absences = useApi(leave.listAbsent)
  const colleagues = useApi(people.listPeople)
  const daysOff = useApi(leave.listDaysOff)
  const special = useApi(company.listHolidays)
  // Birthdays are an extra: without them the rest is shown.
  const events = useApi(people.upcomingEvents).data?.data
  const [patterns, calendar] = [daysOff.data?.working_patterns, special.data?.data]
  const time = useMemo(() => patterns && calendar && { patterns, calendar }, [patterns, calendar])
  const readings = [absences, colleagues, daysOff, special]
  const isKnown = absences.data && colleagues.data && time
  return (
    <section className={styles.card} aria-label={t('teamDays')}>
      {isKnown ? (
        <TeamDays time={time} absences={absences.data!.data} colleagues={colleagues.data!.data} events={events ?? []} />
      ) : (
        <div className={styles.today}>
          {readings.some(({ error }) => error) ? (
            <LoadError onRetry={() => void Promise.all(readings.map(({ mutate }) => mutate()))} />
          ) : (
            <SkeletonRows rows={2} />
          )}
        </div>
      )}
    </section>
  )
}

function TeamDays({ time, absences, colleagues, events }: Team) {
  const { today } = useDates()
  const days = useMemo(() => workingDaysAhead(today, time), [today, time])
  const told = eventsByDay(events, [today, ...days])
  const on = (day: string) => teamDay(day, absences, colleagues)
  return (
    <>
      <Today
        kind={dayKind(today, time)}
        team={on(today)}
        time={time}
        events={told.get(today) ?? []}
        colleagues={colleagues}
      />
      <ul className={styles.days}>
        {days.map(day => (
          <ComingDay key={day} day={day} team={on(day)} events={told.get(day) ?? []} colleagues={colleagues} />
        ))}
      </ul>
    </>
  )
}

interface TodayProps extends Pick<Team, 'time' | 'colleagues' | 'events'> {
  kind: DayKind
  team: TeamDay
}

function Today({ kind, team: { away, asked, home }, time, colleagues, events }: TodayProps) {
  const { t } = useTranslation(['leave', 'site'])
  const { weekday } = useDates()
  const isOff = kind.blocked
  const offDay = kind.name ? t('todayNamedOff', { name: kind.name }) : t('todayOff', { weekday: weekday(kind.date) })
  const more = away.length - namedToday
  return (
    <div className={styles.today}>
      <header className={styles.head}>
        <h2>{t('awayTitle')}</h2>
        {!isOff && away.length > 0 && <span className={styles.count}>{away.length}</span>}
        <Link to="/days-off" className={dashboard.all}>
          {t('site:teamCalendar')}
        </Link>
      </header>
      {isOff ? (
        <p className={styles.quiet}>{offDay}</p>
      ) : away.length === 0 ? (
        <p className={styles.quiet}>{t('awayEmpty')}</p>
      ) : (
        <ul className={styles.people} aria-label={t('awayTitle')}>
          {away.slice(0, namedToday).map(one => (
            <PersonAway key={one.absent.user_id} {...one} time={time} />
          ))}
          {more > 0 && <li className={styles.quiet}>{t('awayMore', { count: more })}</li>}
        </ul>
      )}
      {!isOff && asked.length > 0 && (
        <p className={styles.quiet}>
          {t('askedToday')} <Names people={asked} />
        </p>
      )}
      {!isOff && home.length > 0 && (
        <p className={styles.home}>
          <LeaveDot leave="home" size="sm" />
          <span>
            {t('homeToday')} <Names people={home} />
          </span>
        </p>
      )}
      <Events events={events} colleagues={colleagues} />
    </div>
  )
}

function PersonAway({ absent, person, time }: AbsentPerson & { time: WorkingTime }) {
  const { t, i18n } = useTranslation('leave')
  const { short } = useDates()
  const someone = person ?? { first_name: '', last_name: t('formerColleague') }
  const back = nextWorkingDay(absent.to_date, time)
  const name = personName(someone, i18n.language)
  return (
    <li className={styles.person}>
      <Avatar person={someone} />
      <div>
        <div className={styles.name} title={name}>
          {name}
        </div>
        {back && <div className={styles.secondary}>{t('awayBack', { date: short(back) })}</div>}
      </div>
      {absent.type_id !== null && <LeaveDot leave={leaveKeyOf(absent.type_id)} size="sm" />}
    </li>
  )
}

/** The names of people in one line; of many the first. */
function Names({ people: all }: { people: readonly AbsentPerson[] }) {
  const { t, i18n } = useTranslation('leave')
  const names = all
    .slice(0, namedToday)
    .map(({ person }) => (person ? personName(person, i18n.language) : t('formerColleague')))
  return (
    <b>
      {names.join(', ')}
      {all.length > namedToday && ` +${all.length - namedToday}`}
    </b>
  )
}

interface ComingDayProps {
  day: string
  team: TeamDay
  events: readonly UpcomingEvent[]
  colleagues: readonly EssentialEmployee[]
}

function ComingDay({ day, team: { away, asked }, events, colleagues }: ComingDayProps) {
  const { t, i18n } = useTranslation(['leave', 'inbox'])
  const { weekday, dayOfMonth } = useDates()
  const faces = [...away.map(one => ({ ...one, isAsked: false })), ...asked.map(one => ({ ...one, isAsked: true }))]
  const shown = faces.length > facesADay ? faces.slice(0, facesADay - 1) : faces
  const word = away.length && asked.length ? 'dayBoth' : away.length ? 'dayAway' : 'dayAsked'
  const named = faces.flatMap(({ person }) => (person ? [personName(person, i18n.language)] : []))
  const names = [
    ...named.slice(0, namesADay),
    ...(named.length > namesADay ? [t('awayMore', { count: named.length - namesADay })] : []),
  ].join(', ')
  return (
    <li className={styles.day}>
      <h3>
        <b>{weekday(day)}</b> {dayOfMonth(day)}
      </h3>
      {faces.length > 0 ? (
        <>
          <div className={styles.faces} title={names}>
            {shown.map(({ absent, person, isAsked }) => (
              <Avatar
                key={absent.user_id}
                person={person ?? { first_name: '', last_name: '?' }}
                size="sm"
                isAsked={isAsked}
              />
            ))}
            {faces.length > shown.length && <span>+{faces.length - shown.length}</span>}
          </div>
          <p className={styles.secondary}>
            {t(word, { count: away.length || asked.length, away: away.length, asked: asked.length })}
            <span className="visually-hidden">: {names}</span>
          </p>
        </>
      ) : (
        <p className={styles.secondary}>{t('dayNobody')}</p>
      )}
      <Events events={events} colleagues={colleagues} />
    </li>
  )
}

function Events({ events, colleagues }: Pick<ComingDayProps, 'events' | 'colleagues'>) {
  const { t } = useTranslation('leave')
  const others = events.slice(eventsADay)
  return (
    <>
      <EventLines events={events.slice(0, eventsADay)} colleagues={colleagues} />
      {others.length > 0 && (
        <details className={styles.others}>
          <DisclosureSummary>{t('awayMore', { count: others.length })}</DisclosureSummary>
          <EventLines events={others} colleagues={colleagues} />
        </details>
      )}
    </>
  )
}

function EventLines({ events, colleagues }: Pick<ComingDayProps, 'events' | 'colleagues'>) {
  const { t, i18n } = useTranslation('leave')
  return events.map(event => {
    const person = colleagues.find(({ id }) => id === event.user_id)
    const name = person ? personName(person, i18n.language) : (event.name ?? '')
    return (
      <p key={`${event.kind} ${event.user_id}`} className={styles.event}>
        <Icon name={event.kind === 'birthday' ? 'cake' : 'star'} size="sm" />
        {event.kind === 'birthday'
          ? t('eventBirthday', { name })
          : t('eventAnniversary', { name, count: event.years ?? 0 })}
      </p>
    )
  })
}
