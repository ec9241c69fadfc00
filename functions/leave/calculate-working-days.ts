import { serve } from '#functions/platform/serve.ts'
import { calculateWorkingDays } from '#shared/leave/calculator.ts'
import { workingDaysView } from '#shared/leave/calculator-view.ts'
import { calculator } from '#shared/leave/calculator-contract.ts'

export const handler = serve(calculator.calculateWorkingDays, async ({ body }, { language }) => ({
  data: workingDaysView(calculateWorkingDays(body, { language }), language),
}))
