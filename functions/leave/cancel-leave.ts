import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/cancel-leave.ts'
import { cancelLeave } from '#shared/leave/request/decide-leave.ts'
import { commitChange, findRequest, leaveOf, yearsToRead } from './leave-store.ts'

export const handler = serve(contract.cancelLeave, async ({ path }, { actor, now, once }) => {
  const old = await findRequest(actor.company, path.id)
  const situation = await leaveOf(old, yearsToRead(old), now.today)
  const cancelled = cancelLeave(old, situation, { by: actor, today: now.today, at: now.seconds })
  await commitChange(situation, old, cancelled, ...once({}))
})
