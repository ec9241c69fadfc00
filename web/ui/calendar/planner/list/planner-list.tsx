import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../button/button.tsx'
import { CardList, CardRow } from '../../../card/card.tsx'
import { EmptyState } from '../../../feedback/empty-state/empty-state.tsx'
import { Icon } from '../../../icon/icon.tsx'
import { LeaveChip } from '../../leave-mark/leave-chip.tsx'
import { Avatar } from '../../../person/avatar.tsx'
import { personName } from '../../../person/person-name.ts'
import { RequestStatus } from '../../../data/status-label/status-label.tsx'
import { weeksFrom, weeksOf, type ListDay } from './list-weeks.ts'
import {
  kindOf,
  type Absence,
  type AbsenceKind,
  type PlannerDate,
  type PlannerGroup,
  type PlannerPerson,
} from '../plan.ts'
import styles from './planner-list.module.css'
import { usePlannerWords } from '../planner-words.ts'

interface PlannerListProps {
  days: readonly PlannerDate[]
  groups: readonly PlannerGroup[]
  today: string
  /** Changes whenever today is to be scrolled into view. */
  todayAsked?: number
  hidden?: ReadonlySet<AbsenceKind>
  onOpen: (absence: Absence, person: PlannerPerson) => void
}

/** Weeks shown at first, and those that come with each press. */
const chunk = 2

/** People of a day shown before somebody asks for all. */
const mostOfDay = 8

/**
 * The planner in words: each day with its people, week by week. Where today is among the days it begins there, and the days before it
 * come when they are asked for.
 */
export function PlannerList({ days, groups, today, todayAsked = 0, hidden, onOpen }: PlannerListProps) {
  const words = usePlannerWords()
  const { t } = words
  const first = days[0]?.date ?? ''
  const [shown, show] = useState({ first, weeks: chunk, hasEarlier: false })
  // Other days begin at their own beginning.
  const { weeks, hasEarlier } = shown.first === first ? shown : { weeks: chunk, hasEarlier: false }
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (todayAsked) list.current?.querySelector('[data-today]')?.scrollIntoView({ block: 'center' })
  }, [todayAsked])

  const all = useMemo(() => weeksOf({ days, groups, hidden, today }), [days, groups, hidden, today])
  if (!all.some(({ days }) => days.some(({ name, away }) => name || away.length)))
    return <EmptyState icon="calendar" title={t('plannerEmpty')} />

  const isNow = days.some(({ date }) => date === today)
  const isCut = isNow && !hasEarlier && today > first
  const ahead = isCut ? weeksFrom(all, today) : all
  const told = ahead.slice(0, weeks + (hasEarlier ? all.filter(({ to }) => to < today).length : 0))
  return (
    <div ref={list} className={styles.list}>
      {isCut && (
        <Button icon="chevron-up" onPress={() => show({ first, weeks, hasEarlier: true })}>
          {t('plannerEarlier')}
        </Button>
      )}
      {told.map(week => (
        <section key={week.id} aria-labelledby={`week-${week.id}`} className={styles.week}>
          <h2 id={`week-${week.id}`} className={styles.weekTitle}>
            {words.periodOf(week.from, week.to)}
          </h2>
          {week.days.length > 0 ? (
            <ol className={styles.days}>
              {week.days.map(day => (
                <DayOfList key={day.date} day={day} isToday={day.date === today} words={words} onOpen={onOpen} />
              ))}
            </ol>
          ) : (
            <p className={styles.nobody}>{t('plannerNobody')}</p>
          )}
        </section>
      ))}
      {told.length < ahead.length && (
        <Button icon="chevron-down" onPress={() => show({ first, weeks: weeks + chunk, hasEarlier })}>
          {t('plannerLater')}
        </Button>
      )}
    </div>
  )
}

interface DayOfListProps extends Pick<PlannerListProps, 'onOpen'> {
  day: ListDay
  isToday: boolean
  words: ReturnType<typeof usePlannerWords>
}

function DayOfList({ day: { date, name, away }, isToday, words, onOpen }: DayOfListProps) {
  const { t } = words
  const [isWhole, showAll] = useState(false)
  const shown = isWhole || away.length <= mostOfDay ? away : away.slice(0, mostOfDay)
  return (
    <li className={styles.day} data-today={isToday || undefined}>
      <h3 className={styles.title}>
        {words.dayOf(date)}
        {isToday && <span className={styles.today}>{t('plannerToday')}</span>}
        {name && <span className={styles.holiday}>{name}</span>}
      </h3>
      {isToday && !away.length && <p className={styles.nobody}>{t('plannerNobody')}</p>}
      {away.length > 0 && (
        <CardList>
          {shown.map(({ absence, person }) => (
            <CardRow key={`${person.id} ${absence.id}`}>
              <button type="button" className={styles.person} onClick={() => onOpen(absence, person)}>
                <Avatar person={person} image={person.image} size="sm" isAsked={absence.isPending} />
                <span className={styles.who}>
                  <span className={styles.name}>{personName(person, words.language)}</span>{' '}
                  <span className={styles.dates}>{words.periodOf(absence.from, absence.to)}</span>
                </span>{' '}
                <span className={styles.kind}>
                  {absence.isPending && <RequestStatus status="pending" />}
                  {absence.leave ? (
                    <LeaveChip
                      leave={absence.leave}
                      label={words.nameOf(kindOf(absence))}
                      isPending={absence.isPending}
                    />
                  ) : (
                    <span className={styles.away}>
                      <Icon name="calendar" size="sm" /> {words.nameOf('away')}
                    </span>
                  )}
                </span>
              </button>
            </CardRow>
          ))}
        </CardList>
      )}
      {shown.length < away.length && (
        <button type="button" className={styles.more} onClick={() => showAll(true)}>
          {t('plannerAll', { count: away.length })}
        </button>
      )}
    </li>
  )
}
