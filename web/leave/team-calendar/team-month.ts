import { addDays, addMonths, monthOf, weekdayOf, type Day, type Month } from '#shared/calendar/day.ts'
import { weekdays, type WeekdayName } from '#shared/calendar/working-pattern.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { PlannerDate, PlannerGroup, PlannerPerson } from '#web/ui/calendar/planner/plan.ts'
import { leaveKeyOf } from '../type-chip.tsx'

interface SpecialDay {
  date: Day
  kind: 'public_holiday' | 'rest_day_moved' | 'working_day_moved' | 'company'
  name: string
}

/** The days of a month by the company's hours: a weekday of 0 hours is a rest day, unless it is worked instead of another day. */
export function datesOf(
  month: Month,
  special: readonly SpecialDay[],
  hours: Record<WeekdayName, number>,
): PlannerDate[] {
  const named = new Map(special.map(day => [day.date, day]))
  const dates: PlannerDate[] = []
  for (let date: Day = `${month}-01`; monthOf(date) === month; date = addDays(date, 1)) {
    const day = named.get(date)
    const isWorked = hours[weekdays[weekdayOf(date) - 1]!] > 0
    if (day?.kind === 'working_day_moved') dates.push({ date, kind: 'workday', name: day.name })
    else if (day) dates.push({ date, kind: 'holiday', name: day.name })
    else dates.push({ date, kind: isWorked ? 'workday' : 'rest' })
  }
  return dates
}

interface Team {
  people: readonly EssentialEmployee[]
  groups: readonly { id: string; name: string }[]
  absences: readonly AbsentInMonth[]
  /** The reader, whose row comes first. */
  self: string | undefined
}

interface Filter {
  /** The only group shown; null shows everybody. */
  group: string | null
  /** The part of a name to search for, without regard to accents and case. */
  search: string
}

/** The rows of the team calendar: the reader's own, then group by group, by name, and last those without a group. */
export function teamOf({ people, groups: all, absences, self }: Team, { group, search }: Filter, withoutGroup: string) {
  const groups = all.toSorted((one, other) => byName.compare(one.name, other.name))
  const byPerson = Map.groupBy(absences, ({ user_id }) => user_id)
  const shown = people
    .filter(({ is_active, group_id }) => is_active && (group === null || group_id === group))
    .filter(({ first_name, last_name }) => plain(`${last_name} ${first_name} ${last_name}`).includes(plain(search)))
    .sort((one, other) => byName.compare(nameOf(one), nameOf(other)))
  const rowOf = (person: EssentialEmployee): PlannerPerson => ({
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    ...(person.avatar && { image: person.avatar }),
    absences: (byPerson.get(person.id) ?? []).map(absent => ({
      id: absent.id ?? `${absent.user_id} ${absent.from_date}`,
      from: absent.from_date,
      to: absent.to_date,
      leave: absent.type_id === null ? null : leaveKeyOf(absent.type_id),
      isPending: absent.status === 'pending',
    })),
  })
  const others = shown.filter(({ id }) => id !== self)
  const known = new Set(groups.map(({ id }) => id))
  const parts: PlannerGroup[] = [
    { id: 'self', people: shown.filter(({ id }) => id === self).map(rowOf) },
    ...groups.map(({ id, name }) => ({
      id,
      name,
      people: others.filter(({ group_id }) => group_id === id).map(rowOf),
    })),
    {
      id: 'none',
      ...(groups.length && { name: withoutGroup }),
      people: others.filter(({ group_id }) => group_id === null || !known.has(group_id)).map(rowOf),
    },
  ]
  return parts.filter(part => part.people.length)
}

/** Sorts in Hungarian order in every language, so that switching the language does not reorder people. */
const byName = new Intl.Collator('hu')
const nameOf = ({ first_name, last_name }: EssentialEmployee) => `${last_name} ${first_name}`

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/** The month that follows by a number of months, or precedes where it is negative. */
export const monthFrom = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months))
