import * as contract from '#shared/account/contract/end-other-sessions.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, remove } from '#functions/platform/table.ts'
import { sessions, sessionsOf } from './session-store.ts'

export const handler = serve(contract.endOtherSessions, async (_, { actor, once }) => {
  const others = (await sessionsOf(actor.account)).filter(({ id }) => id !== actor.session)
  if (others.length) await commit(...others.map(session => remove(sessions, session)), ...once({}))
})
