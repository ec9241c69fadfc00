import { serve } from '#functions/platform/serve.ts'
import { leave } from '#shared/leave/contract.ts'
import { approveLeave } from '#shared/leave/decide-leave.ts'
import { decideOn } from './decision.ts'

export const handler = serve(leave.approveLeave, ({ path, body }, circumstances) =>
  decideOn(path.id, approveLeave, body?.comment ?? '', circumstances),
)
