import type { Day, Year } from '../../../calendar/day.ts'
import type { LeaveRules } from '../../../company/leave-rules.ts'

/** Days of one year's leave, and the day by which they have to be granted. */
export interface Bucket {
  from_year: Year
  days: number
  last_date: Day
}

interface Using extends Pick<LeaveRules, 'consumeOrder'> {
  /** The current year. */
  year: Year
}

/** The buckets in the order of use: the nearest last date first, or the current year's before the carried-over ones. */
export const inOrderOfUse = <B extends Bucket>(buckets: readonly B[], { consumeOrder, year }: Using): B[] => {
  const isLater = ({ from_year }: B) => Number(consumeOrder === 'current_year_first' && from_year !== year)
  return buckets.toSorted(
    (one, other) =>
      isLater(one) - isLater(other) ||
      (one.last_date < other.last_date ? -1 : one.last_date > other.last_date ? 1 : one.from_year - other.from_year),
  )
}

/** Takes days from the buckets in their order. `taken` and `left` add up to the buckets; `missing` days found none. */
export function takeDays<B extends Bucket>(buckets: readonly B[], days: number, using: Using) {
  const taken: B[] = []
  const left: B[] = []
  let missing = days
  for (const bucket of inOrderOfUse(buckets, using)) {
    const part = Math.min(missing, bucket.days)
    missing -= part
    if (part > 0) taken.push({ ...bucket, days: part })
    if (bucket.days > part) left.push({ ...bucket, days: bucket.days - part })
  }
  return { taken, left, missing }
}
