import { serveReadingAhead } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/undo-decision.ts'
import { undoDecision } from '#shared/leave/request/undo-decision.ts'
import { commitChange } from './leave-store.ts'
import { namesFor, oneView } from './request-view.ts'
import { requestInPath, visibleRequest } from './visible-leave.ts'
import { auditedLeave } from './audited-leave.ts'

export const handler = serveReadingAhead(
  contract.undoDecision,
  requestInPath,
  async (_, { actor, now, language, once }, found) => {
    const {
      request: old,
      situation,
      beside,
    } = await visibleRequest(actor, await found(), now.today, { also: namesFor(actor) })
    const undone = undoDecision(old, situation, { by: actor, at: now.seconds, today: now.today })
    const reply = { data: await oneView(undone.request, { actor, language, now }, situation, beside) }
    await commitChange(
      situation,
      old,
      undone,
      ...auditedLeave({ actor, now }, 'decision_undone', { before: old, after: undone.request }),
      ...once(reply),
    )
    return reply
  },
)
