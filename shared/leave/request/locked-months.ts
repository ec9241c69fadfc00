import type { Month } from '../../calendar/day.ts'
import { commonPart } from '../../calendar/period.ts'
import { periodOfMonth } from '../../calendar/month.ts'
import { problem, type Problem } from '../../contract/problem.ts'
import type { Sentence } from '../../words/sentence.ts'
import type { LeaveBook, LeaveRequest } from '../model.ts'

type Taken = Pick<LeaveRequest, 'type_id' | 'from_date' | 'to_date'>
type Books = readonly Pick<LeaveBook, 'year' | 'locked_months'>[]

/** The months that are locked, since their attendance was accepted. */
const lockedIn = (books: Books): Month[] =>
  books.flatMap(({ year, locked_months = [] }) =>
    locked_months.map(month => `${year}-${String(month).padStart(2, '0')}`),
  )

/** What of a leave lies in a month, as a text that is compared. */
const partIn = (month: Month, leave: Taken | undefined) => {
  const part = leave && commonPart(leave, periodOfMonth(month))
  return part ? `${leave.type_id} ${part.from_date} ${part.to_date}` : ''
}

/** The first locked month whose leave a change would alter, from what is taken before to what is taken after; undefined: it alters none. */
export const lockedMonthChanged = (
  books: Books,
  { before, after }: { before?: Taken | undefined; after?: Taken | undefined },
): Month | undefined =>
  lockedIn(books)
    .toSorted()
    .find(month => partIn(month, before) !== partIn(month, after))

/** What is said of a month whose attendance was accepted. */
export const monthIsLocked = (month: Month): Sentence => ({ key: 'problems:monthLocked', values: { month } })

/** Why a leave cannot be changed, from what is taken before to what is taken after; undefined: no locked month stands in the way. */
export function refusalInLockedMonth(
  books: Books,
  change: { before?: Taken | undefined; after?: Taken | undefined },
): Problem | undefined {
  const month = lockedMonthChanged(books, change)
  return month ? problem('conflict', 'problems:monthLocked', { month }) : undefined
}
