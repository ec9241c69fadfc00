import { members } from '#functions/company/member-store.ts'
import { requests, waitingIn } from '#functions/leave/leave-store.ts'
import { decidersOf } from '#functions/leave/stand-in.ts'
import { getAll, list } from '#functions/platform/table.ts'
import type { Day } from '#shared/calendar/day.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'

/** What waits in a company on a day for each of those who decide and are there, by first day of the leave. */
export async function waitingByDecider(
  company: string,
  day: Day,
  away: ReadonlySet<string>,
): Promise<ReadonlyMap<string, LeaveRequest[]>> {
  const waiting = await list(requests, { pk: waitingIn(company), index: 1 })
  const byPerson = Map.groupBy(waiting.toSorted(byFirstDay), ({ member }) => member)
  const people = await getAll(
    members,
    [...byPerson.keys()].map(id => ({ company, id })),
  )
  const asking = people.filter(({ status }) => status !== 'deleted')
  const found = await Promise.all(asking.map(person => decidersOf(person, day, away)))
  const byDecider = new Map<string, LeaveRequest[]>()
  for (const [place, { id }] of asking.entries())
    for (const { member, isAway } of found[place]!)
      if (!isAway) byDecider.set(member.id, [...(byDecider.get(member.id) ?? []), ...byPerson.get(id)!])
  return byDecider
}

const byFirstDay = (one: LeaveRequest, other: LeaveRequest) => (one.from_date < other.from_date ? -1 : 1)
