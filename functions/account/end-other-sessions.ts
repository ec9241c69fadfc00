import * as contract from '#shared/account/contract/end-other-sessions.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit } from '#functions/platform/table.ts'
import { withoutSessions } from './session-store.ts'

export const handler = serve(contract.endOtherSessions, async (_, { actor, once }) => {
  const ended = await withoutSessions(actor.account, actor.session)
  if (ended.length) await commit(...ended, ...once({}))
})
