import * as contract from '#shared/account/contract/list-sessions.ts'
import { serve } from '#functions/platform/serve.ts'
import { sessionsOf } from './session-store.ts'

export const handler = serve(contract.listSessions, async (_, { actor }) => {
  const sessions = await sessionsOf(actor.account)
  return {
    data: sessions.map(({ id, device, begun_at, rotated_at, provider, assistant }) => ({
      ...device,
      id,
      begun_at,
      seen_at: rotated_at,
      provider,
      assistant,
      is_current: id === actor.session,
    })),
  }
})
