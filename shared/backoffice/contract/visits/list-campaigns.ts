import * as z from 'zod/mini'
import { Day } from '../../../calendar/day.ts'
import { endpoint } from '../../../contract/endpoint.ts'
import { Period } from './period.ts'

export const CampaignView = z.object({
  id: z.string(),
  utm_source: z.string(),
  utm_medium: z.string(),
  utm_campaign: z.string(),
  visits: z.int(),
  mobile_visits: z.int(),
  last_day: Day,
})
export type CampaignView = z.infer<typeof CampaignView>

/** The most campaigns of one reply. */
export const mostCampaigns = 500

export const listCampaigns = endpoint('GET /admin/campaign', {
  summary: 'To how many visits each campaign has led in a period, that with most of them first',
  access: 'operator:campaigns.read',
  query: Period,
  reply: z.object({ data: z.array(CampaignView), total: z.int() }),
})
