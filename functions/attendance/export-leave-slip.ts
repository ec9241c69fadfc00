import { serveReadingAhead } from '#functions/platform/serve.ts'
import { requestInPath, visibleRequest } from '#functions/leave/visible-leave.ts'
import * as contract from '#shared/attendance/contract/export-leave-slip.ts'
import { papersIn } from '#shared/attendance/papers/say-papers.ts'
import { makeSlip } from './papers/make-papers.ts'
import { slipOf } from './papers/slip-of.ts'
import { replyOf } from './reply-of-file.ts'

/** Whoever may see a request on the page may have it on paper. */
export const handler = serveReadingAhead(
  contract.exportLeaveSlip,
  requestInPath,
  async (_, { actor, now, language }, found) => {
    const visible = await visibleRequest(actor, await found(), now.today)
    const file = await makeSlip(await slipOf(visible, { actor, now, language }), language)
    return replyOf(`${papersIn(language)('papers:slipFile')}-${visible.request.from_date}`, file)
  },
)
