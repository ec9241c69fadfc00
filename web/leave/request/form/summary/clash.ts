import { addDays, type Day } from '#shared/calendar/day.ts'
import { commonPart, eachDay, overlaps, type Period } from '#shared/calendar/period.ts'
import { dayKind } from '#shared/calendar/working-days.ts'
import type { WorkingTime } from '#shared/calendar/counted-year.ts'

/** A booking that stands in the way of chosen days, with the days on which it does. */
export interface Taken<B extends Period> {
  booking: B
  days: Period
}

/** The bookings in the way of chosen days, one at least, and free days that come near to what was chosen. */
export interface Clash<B extends Period> {
  taken: readonly [Taken<B>, ...Taken<B>[]]
  /** Left out where there are none near. */
  instead?: Period
}

/** How many days behind the chosen ones are searched for free ones. */
const furthest = 60

/** What chosen days meet, by its first day; undefined where all of them are free. */
export function clashOf<B extends Period & { status: string }>(
  period: Period,
  all: readonly B[],
  time: WorkingTime,
): Clash<B> | undefined {
  const bookings = all.filter(({ status }) => status === 'pending' || status === 'approved')
  const inOrder = bookings.toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
  const [first, ...others] = inOrder.flatMap(booking => {
    const days = commonPart(booking, period)
    return days ? [{ booking, days }] : []
  })
  if (!first) return undefined
  const instead = freePartOf(period, bookings, time) ?? freeAfter(period, bookings, time)
  return { taken: [first, ...others], ...(instead && { instead }) }
}

type IsFree = (day: Day) => boolean
const freeOf =
  (bookings: readonly Period[], time: WorkingTime): IsFree =>
  day =>
    !dayKind(day, time).blocked && !bookings.some(one => overlaps(one, { from_date: day, to_date: day }))

/** Of the chosen days the longest stretch that no booking meets, from a working day to a working day. */
function freePartOf(period: Period, bookings: readonly Period[], time: WorkingTime): Period | undefined {
  const isFree = freeOf(bookings, time)
  const stretches: Day[][] = [[]]
  for (const day of eachDay(period))
    if (isFree(day)) stretches.at(-1)!.push(day)
    else if (bookings.some(one => overlaps(one, { from_date: day, to_date: day }))) stretches.push([])
  const [longest = []] = stretches.toSorted((one, other) => other.length - one.length)
  return longest.length ? { from_date: longest[0]!, to_date: longest.at(-1)! } : undefined
}

/** As many free working days as were chosen, or what there is of them before the next booking, soon after the chosen days. */
function freeAfter(period: Period, bookings: readonly Period[], time: WorkingTime): Period | undefined {
  const isFree = freeOf(bookings, time)
  const wanted = [...eachDay(period)].filter(day => !dayKind(day, time).blocked).length
  const found: Day[] = []
  const search = { from_date: addDays(period.to_date, 1), to_date: addDays(period.to_date, furthest) }
  for (const day of eachDay(search)) {
    const isBooked = bookings.some(one => overlaps(one, { from_date: day, to_date: day }))
    if (isBooked && found.length) break
    if (isFree(day)) found.push(day)
    if (found.length === wanted) break
  }
  return found.length ? { from_date: found[0]!, to_date: found.at(-1)! } : undefined
}
