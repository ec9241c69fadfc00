import { serve } from '#functions/platform/serve.ts'
import { isAdmin } from '#shared/contract/role.ts'
import * as contract from '#shared/leave/contract/request/list-waiting.ts'
import { decidedForToday, nobody } from './decided-for.ts'
import { viewsOf } from './request-view.ts'
import { waitingFor } from './waiting-requests.ts'

/** A limit of -1 means none. */
export const handler = serve(contract.listWaiting, async ({ query }, { actor, now, language }) => {
  const decided = isAdmin(actor) ? nobody : await decidedForToday({ actor, now })
  const { mine, people } = await waitingFor(actor, decided)
  const limit = Number(query.limit ?? -1)
  const shown = limit < 0 ? mine : mine.slice(0, limit)
  return { data: await viewsOf(shown, { actor, language, now }, undefined, people), total: mine.length }
})
