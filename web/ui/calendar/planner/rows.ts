import { packBars, type Bar, type Surplus } from './bars/pack-bars.ts'
import { kindOf, type AbsenceKind, type PlannerDate, type PlannerGroup, type PlannerPerson } from './plan.ts'

/** A row of the planner: the heading of a group, or somebody's days. */
export type PlannerRow = GroupRow | PersonRow

export interface GroupRow {
  id: string
  group: string
  people: readonly PlannerPerson[]
  counts: PlannerGroup['counts']
  isOpen: boolean
}

export interface PersonRow {
  id: string
  person: PlannerPerson
  readonly bars: Bar[]
  readonly surplus: Surplus[]
  isSelf: boolean
  /** The columns of free working days where the reader may request leave for this person; empty in other rows, and until they are loaded. */
  readonly free: number[]
}

/** What the rows of people have in common. */
interface Shown {
  days: readonly PlannerDate[]
  dates: readonly string[]
  hidden: ReadonlySet<AbsenceKind>
}

/** A row whose bars and free days are laid out when they are first read, since few of a thousand rows are in view. */
class LazyRow implements PersonRow {
  readonly id: string
  readonly person: PlannerPerson
  readonly isSelf: boolean
  readonly #mayAsk: boolean
  readonly #shown: Shown
  #packed: ReturnType<typeof packBars> | undefined
  #free: number[] | undefined

  constructor(
    id: string,
    person: PlannerPerson,
    { isSelf, mayAsk }: Record<'isSelf' | 'mayAsk', boolean>,
    shown: Shown,
  ) {
    this.id = id
    this.person = person
    this.isSelf = isSelf
    this.#mayAsk = mayAsk
    this.#shown = shown
  }

  get bars(): Bar[] {
    return this.#pack().bars
  }

  get surplus(): Surplus[] {
    return this.#pack().surplus
  }

  get free(): number[] {
    return (this.#free ??= this.#mayAsk && !this.person.isLoading ? freeDays(this.person, this.#shown.days) : [])
  }

  #pack() {
    const { hidden, dates } = this.#shown
    return (this.#packed ??= packBars(
      this.person.absences.filter(absence => !hidden.has(kindOf(absence))),
      dates,
    ))
  }
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

/** The rows in order. */
export function rowsOf({ groups, days, hidden, self, asksFor, isOpen = () => true }: RowsOf): PlannerRow[] {
  const shown = { days, dates: days.map(({ date }) => date), hidden }
  const rowOf = (group: string, person: PlannerPerson) => {
    const isSelf = person.id === self
    const mayAsk = asksFor === 'everybody' || (isSelf && asksFor === 'self')
    // Somebody in two groups has a row in each.
    return new LazyRow(`${group}/${person.id}`, person, { isSelf, mayAsk }, shown)
  }
  return groups.flatMap(({ id, name, people, counts }): PlannerRow[] => {
    const isShown = !name || isOpen(id)
    return [
      ...(name ? [{ id, group: name, people, counts, isOpen: isShown }] : []),
      ...(isShown ? people.map(person => rowOf(id, person)) : []),
    ]
  })
}

const freeDays = ({ absences }: PlannerPerson, days: readonly PlannerDate[]) =>
  days.flatMap(({ date, kind }, column) =>
    kind === 'workday' && !absences.some(({ from, to }) => from <= date && date <= to) ? [column] : [],
  )
