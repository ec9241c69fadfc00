import { serve } from '#functions/platform/serve.ts'
import { calculateDaysOff } from '#shared/leave/calculator.ts'
import { daysOffView } from '#shared/leave/calculator-view.ts'
import { calculator } from '#shared/leave/calculator-contract.ts'

export const handler = serve(calculator.calculateDaysOff, async ({ body }, { now: { today }, language }) => ({
  data: daysOffView(calculateDaysOff(body, { today }), language),
}))
