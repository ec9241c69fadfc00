import { serve } from '#functions/platform/serve.ts'
import { calculateWorkingDays } from '#shared/leave/calculator/calculator.ts'
import { workingDaysView } from '#shared/leave/calculator/calculator-view.ts'
import * as contract from '#shared/leave/contract/calculate-working-days.ts'

export const handler = serve(contract.calculateWorkingDays, async ({ body }, { language, now }) => ({
  data: workingDaysView(calculateWorkingDays(body, { language }), language, now.today),
}))
