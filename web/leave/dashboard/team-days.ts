import type { WorkingTime } from '#shared/calendar/counted-year.ts'
import { addDays } from '#shared/calendar/day.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import { keepsAway } from '#shared/leave/types.ts'
import type { Absent } from '#shared/leave/view/absent.ts'
import { byName, sortedName } from '../by-name.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { UpcomingEvent } from '#shared/people/contract/upcoming-events.ts'

/** How many working days are shown after today. */
export const daysAhead = 5

/** Who is away is known for today and two weeks. */
const knownAhead = 14

export interface AbsentPerson {
  absent: Absent
  /** Undefined for a former employee. */
  person: EssentialEmployee | undefined
}

/** The people of a day, by name, each once. */
export interface TeamDay {
  /** Away for certain. */
  away: AbsentPerson[]
  /** Only asked to be away. */
  asked: AbsentPerson[]
  /** Working from home, which is not away. */
  home: AbsentPerson[]
}

const nameOf = ({ person }: AbsentPerson) => (person ? sortedName(person) : '')

/** Who is away on a day, has asked to be, and works from home; of two absences of a person the one that lasts longer. */
export function teamDay(day: string, absents: readonly Absent[], colleagues: readonly EssentialEmployee[]): TeamDay {
  const people = new Map(colleagues.map(person => [person.id, person]))
  const onDay = absents.filter(({ from_date, to_date }) => from_date <= day && day <= to_date)
  const pick = (isPicked: (absent: Absent) => boolean) => {
    const byPerson = new Map<string, Absent>()
    for (const absent of onDay.filter(isPicked)) {
      const other = byPerson.get(absent.user_id)
      if (!other || other.to_date < absent.to_date) byPerson.set(absent.user_id, absent)
    }
    return [...byPerson.values()]
      .map(absent => ({ absent, person: people.get(absent.user_id) }))
      .sort((one, other) => byName.compare(nameOf(one), nameOf(other)))
  }
  const away = pick(({ type_id, status }) => keepsAway(type_id) && status === 'approved')
  const ids = new Set(away.map(({ absent }) => absent.user_id))
  return {
    away,
    asked: pick(({ type_id, status, user_id }) => keepsAway(type_id) && status === 'pending' && !ids.has(user_id)),
    home: pick(({ type_id, status }) => !keepsAway(type_id) && status === 'approved'),
  }
}

/** The first working day after a day, within a month; undefined where there is none. */
export function nextWorkingDay(day: string, time: WorkingTime): string | undefined {
  for (let ahead = 1; ahead <= 31; ahead++) if (!dayKind(addDays(day, ahead), time).blocked) return addDays(day, ahead)
  return undefined
}

/** The next working days after today, as far as it is known who is away. */
export function workingDaysAhead(today: string, time: WorkingTime): string[] {
  const days: string[] = []
  for (let ahead = 1; ahead <= knownAhead && days.length < daysAhead; ahead++) {
    const day = addDays(today, ahead)
    if (!dayKind(day, time).blocked) days.push(day)
  }
  return days
}

/** The birthdays and anniversaries of the shown days; one on a day between is told on the next that is shown. */
export function eventsByDay(events: readonly UpcomingEvent[], days: readonly string[]): Map<string, UpcomingEvent[]> {
  const found = new Map<string, UpcomingEvent[]>()
  for (const event of events) {
    const shown = event.kind === 'holiday' ? undefined : days.find(day => event.date <= day)
    if (shown) found.set(shown, [...(found.get(shown) ?? []), event])
  }
  return found
}
