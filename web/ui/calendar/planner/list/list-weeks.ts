import { addDays, weekdayOf } from '#shared/calendar/day.ts'
import {
  kindOf,
  type Absence,
  type AbsenceKind,
  type PlannerDate,
  type PlannerGroup,
  type PlannerPerson,
} from '../plan.ts'

/** A day of the list with the absences on it, by person. */
export interface ListDay {
  date: string
  name?: string | null | undefined
  away: { absence: Absence; person: PlannerPerson }[]
}

export interface ListWeek {
  /** Its Monday. */
  id: string
  from: string
  to: string
  /** The days on which anything is to be said. */
  days: ListDay[]
}

interface ListOf {
  days: readonly PlannerDate[]
  groups: readonly PlannerGroup[]
  hidden?: ReadonlySet<AbsenceKind> | undefined
  today: string
}

const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date))

/** The days in weeks. Those that do not count are named only where they have a name; today is there even if nobody is away. */
export function weeksOf({ days, groups, hidden, today }: ListOf): ListWeek[] {
  // Somebody in two groups is away once.
  const people = new Map(groups.flatMap(({ people }) => people.map(person => [person.id, person])))
  const all = [...people.values()].flatMap(person =>
    person.absences.filter(absence => !hidden?.has(kindOf(absence))).map(absence => ({ absence, person })),
  )
  const weeks = [...Map.groupBy(days, ({ date }) => mondayOf(date)).entries()]
  return weeks.map(([id, dates]) => {
    const from = dates[0]!.date
    const to = dates.at(-1)!.date
    const ofWeek = all.filter(({ absence }) => absence.from <= to && from <= absence.to)
    const told = dates
      .map(({ date, kind, name }): ListDay => ({
        date,
        name,
        away: kind === 'workday' ? ofWeek.filter(({ absence }) => absence.from <= date && date <= absence.to) : [],
      }))
      .filter(({ date, name, away }) => name || away.length || date === today)
    return { id, from, to, days: told }
  })
}

/** The weeks from a day on; days before it are left out. */
export const weeksFrom = (weeks: readonly ListWeek[], first: string): ListWeek[] =>
  weeks
    .filter(({ to }) => first <= to)
    .map(week => ({
      ...week,
      from: first > week.from ? first : week.from,
      days: week.days.filter(({ date }) => first <= date),
    }))
