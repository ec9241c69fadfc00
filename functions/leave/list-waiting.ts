import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll, list } from '#functions/platform/table.ts'
import * as contract from '#shared/leave/contract/list-waiting.ts'
import { mayDecide } from '#shared/leave/permissions.ts'
import { requests, waitingIn } from './leave-store.ts'
import { viewsOf } from './request-view.ts'
import { withDelegations } from './stand-in.ts'

/** The oldest request first; a limit of -1 means none. Requests of former employees are left out, since nobody decides on them. */
export const handler = serve(contract.listWaiting, async ({ query }, { actor, now, language }) => {
  const { company } = actor
  const waiting = await list(requests, { pk: waitingIn(company), index: 1 })
  const people = await getAll(
    members,
    [...new Set(waiting.map(({ member }) => member))].map(id => ({ company, id })),
  )
  const present = people.filter(({ status }) => status !== 'deleted')
  const by = await withDelegations(actor, present, now.today)
  const decidable = new Set(present.filter(person => mayDecide(by, person)).map(({ id }) => id))
  const mine = waiting.filter(({ member }) => decidable.has(member))
  const limit = Number(query.limit ?? -1)
  const shown = limit < 0 ? mine : mine.slice(0, limit)
  return { data: await viewsOf(shown, { actor, language, now }), total: mine.length }
})
