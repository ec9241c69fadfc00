import { serve } from '#functions/platform/serve.ts'
import { leave } from '#shared/leave/contract.ts'
import { denyLeave } from '#shared/leave/decide-leave.ts'
import { decideOn } from './decision.ts'

export const handler = serve(leave.denyLeave, ({ path, body }, circumstances) =>
  decideOn(path.id, denyLeave, body?.comment ?? '', circumstances),
)
