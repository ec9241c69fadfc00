import { serve } from '#functions/platform/serve.ts'
import { calculateDaysOff } from '#shared/leave/calculator/calculator.ts'
import { daysOffView } from '#shared/leave/calculator/calculator-view.ts'
import * as contract from '#shared/leave/contract/calculate-days-off.ts'

export const handler = serve(contract.calculateDaysOff, async ({ body }, { now: { today }, language }) => ({
  data: daysOffView(calculateDaysOff(body, { today }), language),
}))
