import { packBars, type Bar, type Surplus } from './bars/pack-bars.ts'
import { kindOf, type AbsenceKind, type PlannerDate, type PlannerGroup, type PlannerPerson } from './plan.ts'

/** A row of the planner: the heading of a group, or somebody's days. */
export type PlannerRow = GroupRow | PersonRow

export interface GroupRow {
  id: string
  group: string
  people: readonly PlannerPerson[]
  isOpen: boolean
}

export interface PersonRow {
  id: string
  person: PlannerPerson
  readonly bars: Bar[]
  readonly surplus: Surplus[]
  isSelf: boolean
  /** The columns of free working days where the reader may request leave for this person; empty in other rows. */
  readonly free: number[]
}

interface RowsOf {
  groups: readonly PlannerGroup[]
  days: readonly PlannerDate[]
  hidden: ReadonlySet<AbsenceKind>
  /** The reader. */
  self?: string | undefined
  /** For whom the reader may request leave: nobody, oneself, or everybody. */
  asksFor?: 'self' | 'everybody' | undefined
  isOpen?: (group: string) => boolean
}

/** The rows in order; what is in a person's days is laid out when it is first read, since few of a thousand rows are in view. */
export function rowsOf({ groups, days, hidden, self, asksFor, isOpen = () => true }: RowsOf): PlannerRow[] {
  const dates = days.map(({ date }) => date)
  const rowOf = (group: string, person: PlannerPerson): PersonRow => {
    const isSelf = person.id === self
    const mayAsk = asksFor === 'everybody' || (isSelf && asksFor === 'self')
    let packed: ReturnType<typeof packBars> | undefined
    let free: number[] | undefined
    const pack = () =>
      (packed ??= packBars(
        person.absences.filter(absence => !hidden.has(kindOf(absence))),
        dates,
      ))
    return {
      // Somebody in two groups has a row in each.
      id: `${group}/${person.id}`,
      person,
      isSelf,
      get bars() {
        return pack().bars
      },
      get surplus() {
        return pack().surplus
      },
      get free() {
        return (free ??= mayAsk ? freeDays(person, days) : [])
      },
    }
  }
  return groups.flatMap(({ id, name, people }): PlannerRow[] => {
    const isShown = !name || isOpen(id)
    return [
      ...(name ? [{ id, group: name, people, isOpen: isShown }] : []),
      ...(isShown ? people.map(person => rowOf(id, person)) : []),
    ]
  })
}

const freeDays = ({ absences }: PlannerPerson, days: readonly PlannerDate[]) =>
  days.flatMap(({ date, kind }, column) =>
    kind === 'workday' && !absences.some(({ from, to }) => from <= date && date <= to) ? [column] : [],
  )
