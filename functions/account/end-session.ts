import * as contract from '#shared/account/contract/end-session.ts'
import { Problem } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, get, remove } from '#functions/platform/table.ts'
import { sessions } from './session-store.ts'

/** The access tokens of the device stop working at once, since every call reads its session. */
export const handler = serve(contract.endSession, async ({ path: { id } }, { actor, once }) => {
  const session = await get(sessions, { account: actor.account, id })
  if (!session) throw new Problem('notFound')
  await commit(remove(sessions, session), ...once({}))
})
