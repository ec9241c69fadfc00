import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/cancel-leave.ts'
import { cancelLeave } from '#shared/leave/request/decide-leave.ts'
import { commitChange } from './leave-store.ts'
import { visibleRequest } from './visible-leave.ts'
import { auditedLeave } from './audited-leave.ts'

export const handler = serve(contract.cancelLeave, async ({ path }, { actor, now, once }) => {
  const { request: old, situation } = await visibleRequest(actor, path.id, now.today)
  const cancelled = cancelLeave(old, situation, { by: actor, today: now.today, at: now.seconds })
  await commitChange(
    situation,
    old,
    cancelled,
    ...auditedLeave({ actor, now }, 'leave_cancelled', { before: old, after: cancelled.request }),
    ...once({}),
  )
})
