import type { Absent } from '#shared/leave/view/absent.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'

/** The input with which every page asks who is away today, in one cache entry. */
export const awayTodayInput = { query: { from: 'today', to: 'today' } } as const

export interface AwayToday {
  absent: Absent
  /** Undefined for a former colleague. */
  person: EssentialEmployee | undefined
}

const byName = new Intl.Collator('hu')
const nameOf = ({ person }: AwayToday) => (person ? `${person.last_name} ${person.first_name}` : '')

/** Who is away on a day by name, by approved absences, each person once: of two absences the one that lasts longer. */
export function awayOn(day: string, absents: readonly Absent[], colleagues: readonly EssentialEmployee[]): AwayToday[] {
  const people = new Map(colleagues.map(person => [person.id, person]))
  const byPerson = new Map<string, Absent>()
  for (const absent of absents) {
    if (absent.status !== 'approved' || absent.from_date > day || absent.to_date < day) continue
    const other = byPerson.get(absent.user_id)
    if (!other || other.to_date < absent.to_date) byPerson.set(absent.user_id, absent)
  }
  return [...byPerson.values()]
    .map(absent => ({ absent, person: people.get(absent.user_id) }))
    .sort((one, other) => byName.compare(nameOf(one), nameOf(other)))
}
