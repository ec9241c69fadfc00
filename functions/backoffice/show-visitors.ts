import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { visitCounts } from '#functions/site/visit-store.ts'
import * as contract from '#shared/backoffice/contract/visits/show-visitors.ts'
import { monthsOf } from '#shared/calendar/period.ts'
import { visitsByDay } from '#shared/site/visits/visits-by-day.ts'

export const handler = serve(contract.showVisitors, async ({ query: { from, to } }) => {
  const parts = await Promise.all(
    monthsOf({ from_date: from, to_date: to }).map(month =>
      list(visitCounts, { pk: `VISITS#${month}`, between: [from, `${to}$`], mayLag: true }),
    ),
  )
  return { data: visitsByDay(parts.flat(), from, to) }
})
