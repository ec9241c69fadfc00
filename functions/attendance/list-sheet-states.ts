import * as z from 'zod/mini'
import { loadDirectory } from '#functions/company/directory.ts'
import { members } from '#functions/company/member-store.ts'
import { decidedForToday } from '#functions/leave/decided-for.ts'
import { terms } from '#functions/people/terms-store.ts'
import { viewOf } from '#functions/platform/kind.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/list-sheet-states.ts'
import { hasSheetsBy } from '#shared/attendance/has-sheets.ts'
import { AttendanceSheet } from '#shared/attendance/model.ts'
import { periodOfMonth } from '#shared/calendar/month.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { sheets, sheetsIn } from './attendance-store.ts'

/** What of a sheet says how far it is; its days and its history are read by nobody here. */
const states = viewOf(sheets, z.pick(AttendanceSheet, { member: true, state: true }))

/** The states come from one query of the month, however many people there are. */
export const handler = serve(contract.listSheetStates, async ({ query: { month } }, { actor, now }) => {
  const { company } = actor
  const [people, kept] = await Promise.all([
    peopleFor({ actor, now }),
    list(states, { pk: sheetsIn(company, month), index: 1 }),
  ])
  const invited = people.filter(({ status }) => status === 'invited')
  const begun = await getAll(
    terms,
    invited.map(({ id }) => ({ company, member: id })),
    { mayLag: true },
  )
  const startOf = new Map(begun.map(({ member, employment_start }) => [member, employment_start]))
  const stateOf = new Map(kept.map(({ member, state }) => [member, state]))
  const { to_date } = periodOfMonth(month)
  return {
    data: people
      .filter(
        ({ id, status }) =>
          status === 'active' ||
          (status === 'invited' && hasSheetsBy({ status }, { employment_start: startOf.get(id) ?? null }, to_date)),
      )
      .map(({ id, first_name, last_name, email }) => ({
        user_id: id,
        first_name,
        // Who was invited by an address alone has no name yet.
        last_name: last_name || first_name ? last_name : (email ?? ''),
        state: stateOf.get(id) ?? ('open' as const),
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
