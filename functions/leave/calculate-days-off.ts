import { serve } from '#functions/platform/serve.ts'
import { calculateDaysOff } from '#shared/leave/calculator.ts'
import { daysOffView } from '#shared/leave/calculator-view.ts'
import { leave } from '#shared/leave/contract.ts'

export const handler = serve(leave.calculateDaysOff, async ({ body }, { now: { today }, language }) => ({
  data: daysOffView(calculateDaysOff(body, { today }), language),
}))
