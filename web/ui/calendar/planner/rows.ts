import { packBars, type Bar, type Surplus } from './pack-bars.ts'
import { kindOf, type AbsenceKind, type PlannerDate, type PlannerGroup, type PlannerPerson } from './plan.ts'

/** A row of the planner: a heading, or somebody's month. */
export type PlannerRow = { id: string; group: string } | PersonRow

export interface PersonRow {
  id: string
  person: PlannerPerson
  bars: Bar[]
  surplus: Surplus[]
  /** The columns of one's own row that can be requested; empty in every other row. */
  free: number[]
}

interface RowsOf {
  groups: readonly PlannerGroup[]
  days: readonly PlannerDate[]
  hidden: ReadonlySet<AbsenceKind>
  /** The person whose free days can be requested. */
  asks?: string
}

export function rowsOf({ groups, days, hidden, asks }: RowsOf): PlannerRow[] {
  const dates = days.map(({ date }) => date)
  const rowOf = (group: string, person: PlannerPerson): PersonRow => {
    const packed = packBars(
      person.absences.filter(absence => !hidden.has(kindOf(absence))),
      dates,
    )
    // Somebody in two groups has a row in each.
    return { id: `${group}/${person.id}`, person, ...packed, free: person.id === asks ? freeDays(person, days) : [] }
  }
  return groups.flatMap(({ id, name, people }) => [
    ...(name ? [{ id, group: name }] : []),
    ...people.map(person => rowOf(id, person)),
  ])
}

const freeDays = ({ absences }: PlannerPerson, days: readonly PlannerDate[]) =>
  days.flatMap(({ date, kind }, column) =>
    kind === 'workday' && !absences.some(({ from, to }) => from <= date && date <= to) ? [column] : [],
  )
