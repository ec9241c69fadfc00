import { expect, it } from 'vitest'
import { campaignTotals } from '#shared/site/visits/campaign-totals.ts'
import { visitsByDay } from '#shared/site/visits/visits-by-day.ts'

it('O08 has every day of the period once, with all parts of it together', () => {
  const part = (day: string, page_views: number, unique_visitors: number) => ({ day, page_views, unique_visitors })
  const parts = [part('2026-11-20', 3, 1), part('2026-11-20', 2, 2), part('2026-11-22', 1, 1), part('2026-11-23', 9, 9)]
  expect(visitsByDay(parts, '2026-11-20', '2026-11-22')).toEqual([
    { date: '2026-11-20', page_views: 5, unique_visitors: 3 },
    { date: '2026-11-21', page_views: 0, unique_visitors: 0 },
    { date: '2026-11-22', page_views: 1, unique_visitors: 1 },
  ])
})

it('O11 adds up the days of each campaign, that with most visits first', () => {
  const day = (day: string, campaign: string, visits: number, mobile_visits = 0) => ({
    day,
    campaign,
    visits,
    mobile_visits,
    utm_source: campaign,
    utm_medium: '',
    utm_campaign: '',
  })
  expect(campaignTotals([day('2026-11-20', 'a', 2, 1), day('2026-11-21', 'b', 9), day('2026-11-22', 'a', 3)])).toEqual([
    expect.objectContaining({ id: 'b', visits: 9, last_day: '2026-11-21' }),
    expect.objectContaining({ id: 'a', visits: 5, mobile_visits: 1, last_day: '2026-11-22' }),
  ])
  expect(campaignTotals([])).toEqual([])
})
