import { serveReadingAhead } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/change-leave.ts'
import { changeLeave } from '#shared/leave/request/request-leave.ts'
import { commitChange, withoutRequest, yearsToRead } from './leave-store.ts'
import { namesFor, oneView } from './request-view.ts'
import { requestInPath, visibleRequest } from './visible-leave.ts'
import { auditedLeave } from './audited-leave.ts'

export const handler = serveReadingAhead(
  contract.changeLeave,
  requestInPath,
  async ({ body }, { actor, now, language, once }, found) => {
    const {
      request: old,
      situation,
      beside,
    } = await visibleRequest(actor, await found(), now.today, {
      years: yearsToRead(body),
      also: namesFor(actor),
    })
    const changed = changeLeave(old, body, withoutRequest(situation, old, now.today), {
      by: actor,
      today: now.today,
      at: now.seconds,
    })
    const reply = {
      data: await oneView(changed.request, { actor, language, now }, { ...situation, ...changed }, beside),
    }
    await commitChange(
      situation,
      old,
      changed,
      ...auditedLeave({ actor, now }, 'leave_changed', { before: old, after: changed.request }),
      ...once(reply),
    )
    return reply
  },
)
