import { serveReadingAhead } from '#functions/platform/serve.ts'
import { strike } from '#shared/leave/balance/booking.ts'
import * as contract from '#shared/leave/contract/request/shorten-leave.ts'
import { shortenLeave } from '#shared/leave/request/shorten-leave.ts'
import { commitChange } from './leave-store.ts'
import { namesFor, oneView } from './request-view.ts'
import { requestInPath, visibleRequest } from './visible-leave.ts'
import { auditedLeave } from './audited-leave.ts'

export const handler = serveReadingAhead(
  contract.shortenLeave,
  requestInPath,
  async ({ body }, { actor, now, language, once }, found) => {
    const { from_date, to_date, reason } = body
    const {
      request: old,
      situation,
      beside,
    } = await visibleRequest(actor, await found(), now.today, { also: namesFor(actor) })
    const remainder =
      to_date === null ? null : { from_date: from_date ?? old.from_date, to_date: to_date ?? old.to_date }
    const shortened = shortenLeave(
      old,
      remainder,
      { ...situation, ...strike(situation, old) },
      { by: actor, today: now.today, at: now.seconds, reason },
    )
    const reply = {
      data: await oneView(shortened.request, { actor, language, now }, { ...situation, ...shortened }, beside),
    }
    await commitChange(
      situation,
      old,
      shortened,
      ...auditedLeave({ actor, now }, 'leave_shortened', { before: old, after: shortened.request }),
      ...once(reply),
    )
    return reply
  },
)
