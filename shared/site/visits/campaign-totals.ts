import type { Day } from '../../calendar/day.ts'

/** The visits of a campaign on a day. */
interface CampaignDay {
  day: Day
  campaign: string
  utm_source: string
  utm_medium: string
  utm_campaign: string
  visits: number
  mobile_visits: number
}

/** What a campaign led to in a period. */
export interface CampaignTotal extends Omit<CampaignDay, 'day' | 'campaign'> {
  id: string
  last_day: Day
}

/** What each campaign led to, that with most visits first. */
export function campaignTotals(days: readonly CampaignDay[]): CampaignTotal[] {
  const totals = new Map<string, CampaignTotal>()
  for (const { campaign: id, day, visits, mobile_visits, utm_source, utm_medium, utm_campaign } of days) {
    const known = totals.get(id) ?? {
      id,
      utm_source,
      utm_medium,
      utm_campaign,
      visits: 0,
      mobile_visits: 0,
      last_day: day,
    }
    totals.set(id, {
      ...known,
      visits: known.visits + visits,
      mobile_visits: known.mobile_visits + mobile_visits,
      last_day: day > known.last_day ? day : known.last_day,
    })
  }
  return [...totals.values()].toSorted((one, other) => other.visits - one.visits || (one.id < other.id ? -1 : 1))
}
