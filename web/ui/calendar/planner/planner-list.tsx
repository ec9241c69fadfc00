import { CardList, CardRow } from '../../card/card.tsx'
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx'
import { Icon } from '../../icon/icon.tsx'
import { LeaveChip } from '../leave-mark/leave-chip.tsx'
import { Avatar } from '../../person/avatar.tsx'
import { personName } from '../../person/person-name.ts'
import { RequestStatus } from '../../data/status-label/status-label.tsx'
import {
  kindOf,
  type Absence,
  type AbsenceKind,
  type PlannerDate,
  type PlannerGroup,
  type PlannerPerson,
} from './plan.ts'
import styles from './planner-list.module.css'
import { usePlannerWords } from './planner-words.ts'

interface PlannerListProps {
  days: readonly PlannerDate[]
  groups: readonly PlannerGroup[]
  today: string
  hidden?: ReadonlySet<AbsenceKind>
  onOpen: (absence: Absence, person: PlannerPerson) => void
}

/** The planner in words: each day with its people. Days that do not count are named only where they have a name. */
export function PlannerList({ days, groups, today, hidden, onOpen }: PlannerListProps) {
  const words = usePlannerWords()
  const told = daysWithPeople(days, groups, hidden)
  if (!told.length) return <EmptyState icon="calendar" title={words.t('plannerEmpty')} />
  return (
    <ol className={styles.days}>
      {told.map(({ date, name, away }) => (
        <li key={date} className={styles.day} data-today={date === today || undefined}>
          <h3 className={styles.title}>
            {words.dayOf(date)}
            {date === today && <span className={styles.today}>{words.t('plannerToday')}</span>}
            {name && <span className={styles.holiday}>{name}</span>}
          </h3>
          {away.length > 0 && (
            <CardList>
              {away.map(({ absence, person }) => (
                <CardRow key={`${person.id} ${absence.id}`}>
                  <button type="button" className={styles.person} onClick={() => onOpen(absence, person)}>
                    <Avatar person={person} image={person.image} size="sm" />
                    <span>
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
        </li>
      ))}
    </ol>
  )
}

function daysWithPeople(
  days: readonly PlannerDate[],
  groups: readonly PlannerGroup[],
  hidden: ReadonlySet<AbsenceKind> | undefined,
) {
  // Somebody in two groups is away once.
  const people = new Map(groups.flatMap(({ people }) => people.map(person => [person.id, person])))
  const all = [...people.values()].flatMap(person =>
    person.absences.filter(absence => !hidden?.has(kindOf(absence))).map(absence => ({ absence, person })),
  )
  return days
    .map(({ date, kind, name }) => ({
      date,
      name,
      away: kind === 'workday' ? all.filter(({ absence: { from, to } }) => from <= date && date <= to) : [],
    }))
    .filter(({ name, away }) => name || away.length)
}
