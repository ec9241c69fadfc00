import { daysBetween, yearOf, type Day, type Year } from '../../calendar/day.ts'
import { daysAround, holidaysIn, isFree, stretchesWhere, type Stretch } from './free-days.ts'

export const lengthOf = ({ from, to }: Stretch): number => daysBetween(from, to) + 1

/** The rests of a year that need no leave: three days and more with a public holiday among them. */
export const longWeekends = (year: Year): Stretch[] =>
  stretchesWhere(daysAround(year), isFree)
    .map(({ from, to }) => ({ from: yearOf(from) < year ? `${year}-01-01` : from, to }))
    .filter(stretch => yearOf(stretch.from) === year && lengthOf(stretch) >= 3 && holidaysIn(stretch).length > 0)

/** Working days taken off between two rests, and the whole rest that comes of them. */
export interface Bridge {
  taken: Day[]
  rest: Stretch
  /** The rests before and after it, of which one at least has a public holiday. */
  before: Stretch
  after: Stretch
}

/** The gaps of a year that are shorter than a week, beginning with those where a day of leave brings the most. */
export function bridges(year: Year): Bridge[] {
  const days = daysAround(year)
  const free = stretchesWhere(days, isFree)
  return free
    .slice(1)
    .map((after, place) => {
      const before = free[place]!
      const taken = days.filter(day => before.to < day && day < after.from)
      return { taken, rest: { from: before.from, to: after.to }, before, after }
    })
    .filter(({ taken, before, after }) => {
      const isOfYear = taken.every(day => yearOf(day) === year)
      return isOfYear && taken.length < 5 && holidaysIn(before).length + holidaysIn(after).length > 0
    })
    .sort((one, other) => {
      const perDay = ({ rest, taken }: Bridge) => lengthOf(rest) / taken.length
      return perDay(other) - perDay(one) || lengthOf(other.rest) - lengthOf(one.rest)
    })
}

/** The rests that come of days taken off, each with at least one of them. */
export const restsOf = (year: Year, taken: ReadonlySet<Day>): Stretch[] =>
  stretchesWhere(daysAround(year), day => isFree(day) || taken.has(day)).filter(({ from, to }) =>
    [...taken].some(day => from <= day && day <= to),
  )
