import { serveReadingAhead } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/approve-leave.ts'
import { approveLeave } from '#shared/leave/request/decide-leave.ts'
import { decideOn } from './decision.ts'
import { requestInPath } from './visible-leave.ts'

export const handler = serveReadingAhead(contract.approveLeave, requestInPath, async ({ body }, context, found) =>
  decideOn(await found(), approveLeave, body?.comment ?? '', context),
)
