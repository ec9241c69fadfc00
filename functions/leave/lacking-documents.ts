import { memberPartition } from '#functions/platform/keys.ts'
import { list } from '#functions/platform/table.ts'
import { addYears, type Day } from '#shared/calendar/day.ts'
import { lacksDocument } from '#shared/leave/document/asked-document.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { lackingDocumentIn, requests, waitingIn } from './leave-store.ts'

/** The most requests that are listed. */
export const mostLacking = 100

/** Since when requests are asked for their documents. */
const since = (today: Day) => addYears(today, -1)

/** The requests of a company that lack the document they ask for, the newest first; those that wait for a decision may be left out. */
export async function lackingInCompany(company: string, today: Day, { isDecided = false } = {}) {
  const [decided, waiting] = await Promise.all([
    list(requests, {
      pk: lackingDocumentIn(company),
      index: 1,
      between: [since(today), '9'],
      newestFirst: true,
      atMost: mostLacking,
    }),
    isDecided ? [] : list(requests, { pk: waitingIn(company), index: 1 }),
  ])
  return lackingAmong([...decided, ...waiting], today)
}

/** The requests of one person that lack the document they ask for, the newest first. */
export async function lackingOf(whose: { company: string; member: string }, today: Day) {
  const own = await list(requests, { pk: memberPartition(whose), index: 2, between: [since(today), '9'] })
  return lackingAmong(own, today)
}

const lackingAmong = <R extends LeaveRequest>(found: readonly R[], today: Day): R[] =>
  found
    .filter(request => lacksDocument(request) && request.from_date >= since(today))
    .sort((one, other) => other.from_date.localeCompare(one.from_date))
