import { addDays, weekdayOf, yearOf, type Day, type Year } from '../../calendar/day.ts'
import { statutoryYear, type StatutoryDay } from '../../calendar/statutory-days.ts'

/** A stretch of days, both ends included. */
export interface Stretch {
  from: Day
  to: Day
}

/** How far a rest at the turn of the year may reach into its neighbours. */
const reach = 14

const specialOn = (day: Day): StatutoryDay | undefined =>
  statutoryYear(yearOf(day)).days.find(({ date }) => date === day)

/** Whether nobody works on a day who works Monday to Friday by the statutory calendar (Mt. 97. § (2), 102. §). */
export function isFree(day: Day): boolean {
  const special = specialOn(day)
  if (special) return special.kind !== 'working_day_moved'
  return weekdayOf(day) >= 6
}

const known = new Map<Year, readonly Day[]>()

/** The days of a year, with those around it into which a rest may reach. */
export function daysAround(year: Year): readonly Day[] {
  let days = known.get(year)
  if (!days) known.set(year, (days = listed(year)))
  return days
}

function listed(year: Year): Day[] {
  const days: Day[] = []
  for (let day = addDays(`${year}-01-01`, -reach); day <= addDays(`${year}-12-31`, reach); day = addDays(day, 1))
    days.push(day)
  return days
}

/** The stretches of days that hold, in order. */
export function stretchesWhere(days: readonly Day[], holds: (day: Day) => boolean): Stretch[] {
  const stretches: Stretch[] = []
  let last: Stretch | undefined
  for (const day of days) {
    if (!holds(day)) last = undefined
    else if (last) last.to = day
    else stretches.push((last = { from: day, to: day }))
  }
  return stretches
}

/** The public holidays of a stretch. */
export const holidaysIn = ({ from, to }: Stretch): StatutoryDay[] =>
  [...new Set([yearOf(from), yearOf(to)])]
    .flatMap(year => statutoryYear(year).days)
    .filter(({ date, kind }) => kind === 'public_holiday' && from <= date && date <= to)
