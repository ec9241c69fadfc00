import { serveReadingAhead } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/cancel-leave.ts'
import { cancelLeave } from '#shared/leave/request/decide-leave.ts'
import { commitChange } from './leave-store.ts'
import { requestInPath, visibleRequest } from './visible-leave.ts'
import { auditedLeave } from './audited-leave.ts'

export const handler = serveReadingAhead(
  contract.cancelLeave,
  requestInPath,
  async (_, { actor, now, once }, found) => {
    const { request: old, situation } = await visibleRequest(actor, await found(), now.today)
    const cancelled = cancelLeave(old, situation, { by: actor, today: now.today, at: now.seconds })
    await commitChange(
      situation,
      old,
      cancelled,
      ...auditedLeave({ actor, now }, 'leave_cancelled', { before: old, after: cancelled.request }),
      ...once({}),
    )
  },
)
