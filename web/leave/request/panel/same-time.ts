import { weekdayOf, addDays, type Day } from '#shared/calendar/day.ts'
import { overlaps, type Period } from '#shared/calendar/period.ts'
import { keepsAway } from '#shared/leave/types.ts'
import type { Absent } from '#shared/leave/view/absent.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import type { PlannerDate } from '#web/ui/calendar/planner/plan.ts'
import { othersAway, type OverlappingRequest } from '../../others-away.ts'

/** How many days, and how many weeks of longer requests, find room beside names. */
const [mostDays, mostWeeks] = [10, 7]

/** What a colleague's box says: away, or only asked, and of which type where the reader may know it. */
export interface AwayBox {
  status: Absent['status']
  type_id: number | null
}

export interface SameTime {
  /** Whether a column is a week of a longer request, or a day. */
  unit: 'day' | 'week'
  columns: Period[]
  rows: { person: EssentialEmployee; isAsked: boolean; boxes: (AwayBox | undefined)[] }[]
  /** How many would be away at once with the person who asks: on the day, or on the fullest day of the week. */
  together: { decided: number; asked: number }[]
}

/** The colleagues of the group by the working days of a request; undefined where nobody else is away, or it is too long for columns. */
export function sameTime(
  request: OverlappingRequest & { status: string },
  dates: readonly PlannerDate[],
  absences: readonly Absent[],
  colleagues: readonly EssentialEmployee[],
): SameTime | undefined {
  const { away, asked } = othersAway(request, absences, colleagues)
  const days = workedIn(dates)
  const columns = columnsOf(days)
  if (columns === undefined || away.length + asked.length === 0) return undefined
  const counted = absences.filter(({ type_id }) => keepsAway(type_id))
  const boxOf = (id: string, at: Period): AwayBox | undefined => {
    const met = counted.filter(one => one.user_id === id && overlaps(one, at))
    return met.find(({ status }) => status === 'approved') ?? met[0]
  }
  const rowOf = (isAsked: boolean) => (person: EssentialEmployee) => ({
    person,
    isAsked,
    boxes: columns.map(column => boxOf(person.id, column)),
  })
  const rows = [...away.map(rowOf(false)), ...asked.map(rowOf(true))]
  const atOnce = (day: Day) => {
    const boxes = rows.map(({ person }) => boxOf(person.id, dayAlone(day))?.status)
    const self = request.status === 'pending' ? 'pending' : 'approved'
    const count = (status: Absent['status']) => [...boxes, self].filter(one => one === status).length
    return { decided: count('approved'), asked: count('pending') }
  }
  const together = columns.map(column =>
    days
      .filter(day => overlaps(dayAlone(day), column))
      .map(atOnce)
      .reduce((most, one) => (one.decided + one.asked > most.decided + most.asked ? one : most)),
  )
  return { unit: days.length > mostDays ? 'week' : 'day', columns, rows, together }
}

const dayAlone = (day: Day): Period => ({ from_date: day, to_date: day })

/** The days that are worked; all of them where none is, as of somebody who works at weekends. */
function workedIn(dates: readonly PlannerDate[]): Day[] {
  const worked = dates.filter(({ kind }) => kind === 'workday')
  return (worked.length ? worked : dates).map(({ date }) => date)
}

/** A column for each day, or where they are many for each week; undefined where even the weeks are too many. */
function columnsOf(days: readonly Day[]): Period[] | undefined {
  if (days.length <= mostDays) return days.map(dayAlone)
  const byWeek = Map.groupBy(days, day => addDays(day, 1 - weekdayOf(day)))
  if (byWeek.size > mostWeeks) return undefined
  return [...byWeek.values()].map(week => ({ from_date: week[0]!, to_date: week.at(-1)! }))
}
