import { serveReadingAhead } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/deny-leave.ts'
import { denyLeave } from '#shared/leave/request/decide-leave.ts'
import { decideOn } from './decision.ts'
import { requestInPath } from './visible-leave.ts'

export const handler = serveReadingAhead(contract.denyLeave, requestInPath, async ({ body }, context, found) =>
  decideOn(await found(), denyLeave, body?.comment ?? '', context),
)
