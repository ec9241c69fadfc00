import * as z from 'zod/mini'
import type { Kind } from '#functions/platform/kind.ts'
import { Day } from '#shared/calendar/day.ts'
import { Id } from '#shared/contract/wire.ts'
import { Campaign } from '#shared/site/visits/campaign.ts'

/** A visit that an advertisement led to. */
const CampaignVisit = z.extend(Campaign, {
  /** In the order of time. */
  id: Id,
  /** Unix seconds. */
  created_at: z.int(),
  user_agent: z.string(),
  is_mobile: z.boolean(),
  expires_at: z.int(),
})
export type CampaignVisit = z.infer<typeof CampaignVisit>

/** The partition of the visits that advertisements have led to, of which there are never many at once. */
export const campaignVisitsPartition = 'CAMPAIGN_VISITS'

export const campaignVisits: Kind<CampaignVisit, { id: string }> = {
  name: 'CampaignVisit',
  schema: CampaignVisit,
  key: ({ id }) => ({ pk: campaignVisitsPartition, sk: id }),
  expires: ({ expires_at }) => expires_at,
}

/** How many visits a campaign has led to on a day. */
const CampaignCount = z.object({
  month: z.string(),
  day: Day,
  /** Tells campaigns apart whose fields would not fit into a key. */
  campaign: z.string(),
  utm_source: z.string(),
  utm_medium: z.string(),
  utm_campaign: z.string(),
  visits: z._default(z.int(), 0),
  mobile_visits: z._default(z.int(), 0),
})
export type CampaignCount = z.infer<typeof CampaignCount>

export const campaignCounts: Kind<CampaignCount, Omit<CampaignCount, 'visits' | 'mobile_visits'>> = {
  name: 'CampaignCount',
  schema: CampaignCount,
  key: ({ month, day, campaign }) => ({ pk: `CAMPAIGNS#${month}`, sk: `${day}#${campaign}` }),
}
