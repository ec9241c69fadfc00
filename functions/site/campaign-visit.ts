import { createHash } from 'node:crypto'
import { newId, type Now } from '#functions/platform/clock.ts'
import { increase, insert, type Write } from '#functions/platform/table.ts'
import type { Campaign } from '#shared/site/visits/campaign.ts'
import { isMobile } from '#shared/site/visits/visitor-browser.ts'
import { campaignVisitLasts } from '#shared/site/visits/visits.ts'
import { campaignCounts, campaignVisits } from './campaign-store.ts'

/** Longest name of a browser that is kept. */
const longestUserAgent = 300

/** What is kept of a visit that an advertisement led to: the visit itself for a year, and one more of its campaign on the day. */
export function visitOfCampaign(campaign: Campaign, userAgent: string, { today: day, seconds }: Now): Write[] {
  const { utm_source, utm_medium, utm_campaign } = campaign
  const month = day.slice(0, 7)
  const is_mobile = isMobile(userAgent)
  return [
    insert(campaignVisits, {
      ...campaign,
      id: newId(),
      created_at: seconds,
      user_agent: userAgent.slice(0, longestUserAgent),
      is_mobile,
      expires_at: seconds + campaignVisitLasts,
    }),
    increase(
      campaignCounts,
      { month, day, campaign: nameOf(utm_source, utm_medium, utm_campaign), utm_source, utm_medium, utm_campaign },
      { visits: 1, ...(is_mobile && { mobile_visits: 1 }) },
    ),
  ]
}

/** A name that tells campaigns apart, of any signs. */
const nameOf = (...fields: string[]) => createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 20)
