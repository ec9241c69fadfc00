import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/approve-leave.ts'
import { approveLeave } from '#shared/leave/request/decide-leave.ts'
import { decideOn } from './decision.ts'

export const handler = serve(contract.approveLeave, ({ path, body }, context) =>
  decideOn(path.id, approveLeave, body?.comment ?? '', context),
)
