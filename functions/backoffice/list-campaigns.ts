import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { campaignCounts } from '#functions/site/campaign-store.ts'
import * as contract from '#shared/backoffice/contract/visits/list-campaigns.ts'
import { campaignTotals } from '#shared/site/visits/campaign-totals.ts'
import { monthsOf } from '#shared/calendar/period.ts'

/** The most counts of a month that are read: what somebody makes up is not to cost more than that. */
const mostOfMonth = 3_000

export const handler = serve(contract.listCampaigns, async ({ query: { from, to } }) => {
  const days = await Promise.all(
    monthsOf({ from_date: from, to_date: to }).map(month =>
      list(campaignCounts, {
        pk: `CAMPAIGNS#${month}`,
        between: [from, `${to}$`],
        mayLag: true,
        newestFirst: true,
        atMost: mostOfMonth,
      }),
    ),
  )
  const totals = campaignTotals(days.flat())
  return { data: totals.slice(0, contract.mostCampaigns), total: totals.length }
})
