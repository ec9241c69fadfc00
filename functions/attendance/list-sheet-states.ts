import { loadDirectory } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import { decidedForToday } from '#functions/leave/decided-for.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/list-sheet-states.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { sheets, sheetsIn } from './attendance-store.ts'

/** The states come from one query of the month, however many people there are. */
export const handler = serve(contract.listSheetStates, async ({ query: { month } }, { actor, now }) => {
  const [people, kept] = await Promise.all([
    peopleFor({ actor, now }),
    list(sheets, { pk: sheetsIn(actor.company, month), index: 1 }),
  ])
  const states = new Map(kept.map(({ member, state }) => [member, state]))
  return {
    data: people
      // Who was only invited keeps no sheet yet.
      .filter(({ id, status }) => status === 'active' || (status === 'invited' && states.has(id)))
      .map(({ id, first_name, last_name }) => ({
        user_id: id,
        first_name,
        last_name,
        state: states.get(id) ?? ('open' as const),
      })),
  }
})

async function peopleFor({ actor, now }: Pick<RequestContext, 'actor' | 'now'>) {
  const { company } = actor
  if (isAdmin(actor)) return [...(await loadDirectory(company)).values()]
  const { ids } = await decidedForToday({ actor, now })
  return getAll(
    members,
    ids.map(id => ({ company, id })),
    { mayLag: true },
  )
}
