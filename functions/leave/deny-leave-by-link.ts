import { serve } from '#functions/platform/serve.ts'
import * as contract from '#shared/leave/contract/request/deny-leave-by-link.ts'
import { denyLeave } from '#shared/leave/request/decide-leave.ts'
import { decideOn } from './decision.ts'

export const handler = serve(contract.denyLeaveByLink, ({ path }, context) => decideOn(path.id, denyLeave, '', context))
