import type { Day, Year } from '../../calendar/day.ts'
import { yearsOf } from '../../calendar/period.ts'
import type { LaterGrant } from '../entitlement/carry-over/carry-over.ts'
import { latestGrantDate } from '../entitlement/carry-over/latest-grant-date.ts'
import { spillOver } from '../entitlement/carry-over/spill-over.ts'
import type { Booking } from '../model.ts'
import { workedBy, workingTimeOf, type Situation } from '../situation.ts'
import { leaveTypeIds } from '../types.ts'
import { areAdjoining } from './adjoining.ts'
import { bookOf } from './employment-book.ts'
import { unitOf } from './leave-unit.ts'

/** Whether a booking is an obstacle on the employee's side, during which no leave can be granted (Mt. 123. § (3)). */
const isObstacle = ({ type_id, status, unpaid_kind }: Booking) =>
  status === 'approved' &&
  (type_id === leaveTypeIds.sick ||
    type_id === leaveTypeIds.maternity ||
    (type_id === leaveTypeIds.unpaid && unpaid_kind !== undefined && unpaid_kind !== 'unpaid_by_agreement'))

/** Obstacles without a worked day between them, as one. */
interface Obstacle {
  bookings: Booking[]
  from: Day
  last_day: Day
}

/**
 * The obstacles on the employee's side that let leave of a year be granted in the next, within 60 days after their end
 * (Mt. 123. § (3)): of one that reaches the year's end all that is left, of one that ended before the working days that it took.
 */
export function obstaclesBefore(situation: Situation, year: Year): LaterGrant[] {
  const lastDay = `${year}-12-31`
  return obstaclesOf(situation)
    .filter(({ from, last_day }) => from <= lastDay && endsLater(year, last_day))
    .map(({ bookings, last_day }) => ({
      last_day,
      most:
        last_day >= lastDay
          ? Infinity
          : unitOf(situation, year).ofDays(bookings.filter(isIn(year)).reduce((sum, { days }) => sum + days, 0)),
    }))
}

const isIn = (year: Year) => (booking: Booking) => booking.to_date.startsWith(`${year}-`)

/** Whether the sixty days after an obstacle end after the year. */
const endsLater = (year: Year, obstacle_last_day: Day) =>
  latestGrantDate({ leave_year: year, obstacle_last_day }).latest_grant_date > `${year}-12-31`

function obstaclesOf(situation: Situation): Obstacle[] {
  const bookings = situation.books
    .flatMap(book => book.bookings)
    .filter(isObstacle)
    .toSorted((one, other) => (one.from_date < other.from_date ? -1 : 1))
  const isWorked = workedBy(situation)
  const obstacles: Obstacle[] = []
  for (const booking of bookings) {
    const before = obstacles.at(-1)
    if (before && areAdjoining(before.last_day, booking.from_date, isWorked)) {
      before.bookings.push(booking)
      before.last_day = booking.to_date
    } else obstacles.push({ bookings: [booking], from: booking.from_date, last_day: booking.to_date })
  }
  return obstacles
}

/** The part of a leave over New Year that counts as granted in the year in which it began (Mt. 123. § (4)), if any. */
export function spillOverOf(situation: Situation, year: Year): LaterGrant | undefined {
  const isRegular = ({ type_id }: Booking) => type_id === leaveTypeIds.vacation
  const over = bookOf(situation, year + 1).bookings.filter(isRegular)
  for (const begun of bookOf(situation, year).bookings.filter(isRegular)) {
    const last_day = over.find(({ request }) => request === begun.request)?.to_date
    if (!last_day) continue
    const period = { from_date: begun.from_date, to_date: last_day }
    const time = workingTimeOf(situation, yearsOf(period))
    const { working_days_next_year, counts_as_granted_in_due_year } = spillOver(period, time)
    if (counts_as_granted_in_due_year) return { most: unitOf(situation, year).ofDays(working_days_next_year), last_day }
  }
  return undefined
}
