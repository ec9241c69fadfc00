import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { campaignVisits, campaignVisitsPartition, type CampaignVisit } from '#functions/site/campaign-store.ts'
import * as contract from '#shared/backoffice/contract/visits/list-campaign-visits.ts'

/** The visits that a call reads for a page. */
const ofPage = 100

export const handler = serve(contract.listCampaignVisits, async ({ query: { cursor, q = '', device } }) => {
  // One more than shown says where the next page begins.
  const found = await list(campaignVisits, {
    pk: campaignVisitsPartition,
    between: ['0', cursor ?? '~'],
    mayLag: true,
    newestFirst: true,
    atMost: ofPage + 1,
  })
  const [page, beyond] = [found.slice(0, ofPage), found[ofPage]]
  const data = page.filter(
    visit => says(visit, q.toLowerCase()) && (device === undefined || visit.is_mobile === (device === 'mobile')),
  )
  return { data, next: beyond?.id ?? null }
})

const says = ({ utm_source, utm_medium, utm_campaign, utm_term, utm_content, referer }: CampaignVisit, text: string) =>
  [utm_source, utm_medium, utm_campaign, utm_term, utm_content, referer].some(field =>
    field.toLowerCase().includes(text),
  )
