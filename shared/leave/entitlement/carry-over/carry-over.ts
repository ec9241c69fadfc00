import type { Day, Year } from '../../../calendar/day.ts'
import { daysInYear } from '../../../calendar/day.ts'
import { eligibleDays } from '../employment.ts'
import { ageDays } from '../extra-leave.ts'
import type { LeaveFacts } from '../facts.ts'
import { latestGrantDate } from './latest-grant-date.ts'
import { sumOf, type Line, type Part } from '../line.ts'
import type { Bucket } from './order-of-use.ts'
import { quarterCarried } from './quarter.ts'
import { shareOfYear } from '../share-of-year.ts'

/** A reason for granting leave later: at most so much of it, in the unit of the year, until a day. */
export interface LaterGrant {
  most: number
  last_day: Day
}

/** The leave left when a year ends, in days or in hundredths of hours, and the reasons that let it be granted later. */
export interface Unused {
  year: Year
  left: number
  allowance: number
  /** Days in the unit of the others; days stay days where it is left out. */
  amountOf?: (days: number) => number
  facts: LeaveFacts
  /** The obstacles on the employee's side that ended in the last 60 days of the year, or later (Mt. 123. § (3)). */
  obstacles?: readonly LaterGrant[]
  /** The part of a leave over New Year that counts as granted in its year (Mt. 123. § (4)). */
  spill_over?: LaterGrant | undefined
  /** Whether employer and employee agreed for the calendar year to grant the days of age later (Mt. 123. § (6)). */
  age_agreement?: boolean
  /** Whether a collective agreement lets a quarter be granted until 31 March (Mt. 123. § (5) c)). */
  collective_agreement?: boolean
}

/** Days of an earlier year that are still due, with the reason for which they could be granted later, or `overdue`. */
export interface CarriedDays extends Bucket {
  part: Part
  paragraph: Line['paragraph']
  /** The hundredths of hours, where leave is kept in hours; the days are then begun ones. */
  hundredths?: number | undefined
  /** Why days brought along were not granted in their year. */
  reason?: string
}

export interface CarryOver {
  /** The sum of the lines and of the buckets. */
  days: number
  buckets: Bucket[]
  lines: Line[]
}

interface Reason {
  part: Part
  most: number
  last_date: Day
  paragraph: string
}

/**
 * The days carried over into the next year, each with its last date (Mt. 123. §). Days that had to be granted first count as used
 * first, so the days left have the latest dates. Days that should have been granted in their year stay due (`overdue`): granting
 * late is the employer's breach and not the employee's loss.
 */
export function carryOver(unused: Unused): CarryOver {
  const buckets: Bucket[] = []
  const lines: Line[] = []
  // Days taken beyond the entitlement are not owed in the next year.
  let left = Math.max(0, unused.left)
  for (const { part, most, last_date, paragraph } of reasonsFor({ ...unused, left })) {
    const days = Math.min(left, most)
    if (days === 0) continue
    left -= days
    buckets.push({ from_year: unused.year, days, last_date })
    lines.push({ part, days, paragraph, data: { from_year: unused.year, last_date } })
  }
  return { days: sumOf(lines), buckets, lines }
}

/** The reasons for granting days after their year, the latest date first. */
function reasonsFor({ year, left, allowance, facts, amountOf = days => days, ...given }: Unused): Reason[] {
  const { employment_start = null } = facts
  const ofAge = amountOf(shareOfYear(ageDays(facts, year).days, eligibleDays(facts, year), daysInYear(year)))
  const quarter = quarterCarried(allowance, given.collective_agreement ?? false)
  const until = (part: Part, most: number, leave: Omit<Parameters<typeof latestGrantDate>[0], 'leave_year'>) => {
    const { latest_grant_date, paragraph } = latestGrantDate({ leave_year: year, ...leave })
    return {
      part: latest_grant_date > `${year}-12-31` ? part : 'overdue',
      most,
      last_date: latest_grant_date,
      paragraph,
    }
  }
  const { spill_over, obstacles = [] } = given
  const reasons: Reason[] = [
    ...(given.age_agreement ? [until('age_agreement', ofAge, { part: 'age', agreement: true })] : []),
    ...obstacles.map(({ most, last_day }) => until('obstacle', most, { obstacle_last_day: last_day })),
    ...(spill_over
      ? [
          {
            part: 'spill_over' as const,
            most: spill_over.most,
            last_date: spill_over.last_day,
            paragraph: 'Mt. 123. § (4)',
          },
        ]
      : []),
    until('late_start', left, { employment_start }),
    { part: 'quarter', most: quarter.days, last_date: `${year + 1}-03-31`, paragraph: quarter.paragraph },
  ]
  return reasons.toSorted((one, other) =>
    one.last_date > other.last_date ? -1 : one.last_date < other.last_date ? 1 : 0,
  )
}
