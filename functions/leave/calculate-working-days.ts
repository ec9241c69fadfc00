import { serve } from '#functions/platform/serve.ts'
import { calculateWorkingDays } from '#shared/leave/calculator.ts'
import { workingDaysView } from '#shared/leave/calculator-view.ts'
import { leave } from '#shared/leave/contract.ts'

export const handler = serve(leave.calculateWorkingDays, async ({ body }, { language }) => ({
  data: workingDaysView(calculateWorkingDays(body, { language }), language),
}))
