import { addDays, addMonths, monthOf, weekdayOf, type Day, type Month } from '#shared/calendar/day.ts'
import { eachDay, type Period } from '#shared/calendar/period.ts'
import { weekdays, type WeekdayName } from '#shared/calendar/working-pattern.ts'
import type { AbsentInMonth } from '#shared/leave/contract/show-calendar.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { PlannerDate, PlannerGroup, PlannerPerson, PlannerScale } from '#web/ui/calendar/planner/plan.ts'
import { leaveKeyOf } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { byName, sortedName } from '../by-name.ts'

interface SpecialDay {
  date: Day
  kind: 'public_holiday' | 'rest_day_moved' | 'working_day_moved' | 'company'
  name: string
}

/** The number of months that are shown at once. */
export const monthsIn: Record<PlannerScale, number> = { month: 1, quarter: 3, year: 12 }

/** The first month of the quarter or year that a month is in; the month itself where months are shown. */
export function firstMonth(scale: PlannerScale, month: Month): Month {
  const place = Number(month.slice(5)) - 1
  return monthFrom(month, -(place % monthsIn[scale]))
}

/** The days of the month, quarter or year that begins with a month. */
export const periodOf = (scale: PlannerScale, first: Month): Period => ({
  from_date: `${first}-01`,
  to_date: addDays(addMonths(`${first}-01`, monthsIn[scale]), -1),
})

/** The days of a period by the company's hours: a weekday of 0 hours is a rest day, unless it is worked instead of another day. */
export function datesOf(
  period: Period,
  special: readonly SpecialDay[],
  hours: Record<WeekdayName, number>,
): PlannerDate[] {
  const named = new Map(special.map(day => [day.date, day]))
  return [...eachDay(period)].map((date): PlannerDate => {
    const day = named.get(date)
    if (day?.kind === 'working_day_moved') return { date, kind: 'workday', name: day.name }
    if (day) return { date, kind: 'holiday', name: day.name }
    return { date, kind: hours[weekdays[weekdayOf(date) - 1]!] > 0 ? 'workday' : 'rest' }
  })
}

interface Team {
  people: readonly EssentialEmployee[]
  groups: readonly { id: string; name: string }[]
  /** The reader, whose row comes first. */
  self: string | undefined
}

interface Filter {
  /** The only group shown; null shows everybody. */
  group: string | null
  /** The part of a name to search for, without regard to accents and case. */
  search: string
}

/** People under one heading; without a name there is no heading. */
export interface Part {
  id: string
  name?: string
  people: EssentialEmployee[]
}

/** Whom the team calendar shows, in its order: the reader, then group by group, by name, and last those without a group. */
export function partsOf(
  { people, groups: all, self }: Team,
  { group, search }: Filter,
  withoutGroup: string,
): readonly Part[] {
  const groups = all.toSorted((one, other) => byName.compare(one.name, other.name))
  const sought = plain(search)
  const shown = people
    .filter(({ is_active, group_id }) => is_active && (group === null || group_id === group))
    .filter(({ first_name, last_name }) => !sought || plain(`${last_name} ${first_name} ${last_name}`).includes(sought))
    .sort((one, other) => byName.compare(sortedName(one), sortedName(other)))
  const others = shown.filter(({ id }) => id !== self)
  const known = new Set(groups.map(({ id }) => id))
  const inGroup = Map.groupBy(others, ({ group_id }) => (group_id !== null && known.has(group_id) ? group_id : null))
  const parts: Part[] = [
    { id: 'self', people: shown.filter(({ id }) => id === self) },
    ...groups.map(({ id, name }) => ({ id, name, people: inGroup.get(id) ?? [] })),
    { id: 'none', ...(groups.length && { name: withoutGroup }), people: inGroup.get(null) ?? [] },
  ]
  return parts.filter(part => part.people.length)
}

/** The rows of the team calendar: those it shows, each with their absences, as far as these are loaded. */
export function teamOf(
  parts: readonly Part[],
  absences: readonly AbsentInMonth[],
  isLoaded: (id: string) => boolean = () => true,
): PlannerGroup[] {
  const byPerson = Map.groupBy(absences, ({ user_id }) => user_id)
  const rowOf = (person: EssentialEmployee): PlannerPerson => ({
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    ...(person.avatar && { image: person.avatar }),
    ...(!isLoaded(person.id) && { isLoading: true }),
    absences: (byPerson.get(person.id) ?? []).map(absent => ({
      id: absent.id ?? `${absent.user_id} ${absent.from_date}`,
      from: absent.from_date,
      to: absent.to_date,
      leave: absent.type_id === null ? null : leaveKeyOf(absent.type_id),
      isPending: absent.status === 'pending',
    })),
  })
  return parts.map(({ people, ...part }) => ({ ...part, people: people.map(rowOf) }))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/** The month that follows by a number of months, or precedes where it is negative. */
export const monthFrom = (month: Month, months: number): Month => monthOf(addMonths(`${month}-01`, months))
