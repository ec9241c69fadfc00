import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import * as contract from '#shared/leave/contract/request/list-waiting-balances.ts'
import { type YearAfter } from '#shared/leave/contract/request/list-waiting-balances.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'
import { maySeeLeave } from '#shared/leave/permissions.ts'
import { duringDraft } from '#shared/leave/request/request-leave.ts'
import { ownerOf, requests, leaveOf, yearsToRead } from './leave-store.ts'
import { withDelegations } from './stand-in.ts'
import { yearsAfter } from './years-after.ts'

export const handler = serve(contract.listWaitingBalances, async ({ query }, { actor, now }) => {
  const { company } = actor
  const ids = [...new Set(query.ids.split(','))]
  // The id of a request names its owner.
  const [found, owners] = await Promise.all([
    getAll(
      requests,
      ids.map(id => ({ company, member: ownerOf(id), id })),
    ),
    getAll(
      members,
      [...new Set(ids.map(ownerOf))].map(id => ({ company, id })),
    ),
  ])
  const present = owners.filter(({ status }) => status !== 'deleted')
  const by = await withDelegations(actor, present, now.today)
  const visible = new Set(present.filter(person => maySeeLeave(by, person)).map(({ id }) => id))
  const waiting = found.filter(({ status, member }) => status === 'pending' && visible.has(member))
  const byPerson = Map.groupBy(waiting, ({ member }) => member)
  const balances = [...byPerson].map(([member, own]) => balancesAfter({ company, member }, own, now.today))
  return { data: (await Promise.all(balances)).flat() }
})

async function balancesAfter(
  whose: { company: string; member: string },
  waiting: readonly LeaveRequest[],
  today: Day,
): Promise<{ id: string; years: YearAfter[] }[]> {
  const situation = await leaveOf(whose, [...waiting.flatMap(yearsToRead), yearOf(today)], today)
  return waiting.map(request => ({
    id: request.id,
    years: yearsAfter(request, duringDraft(request, situation, today), today),
  }))
}
