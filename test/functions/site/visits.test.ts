import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Problem } from '#shared/contract/problem.ts'
import { campaignOf } from '#shared/site/visits/followed-campaign.ts'
import { mostViewsOfVisitor } from '#shared/site/visits/visits.ts'
import { call, now, refusal, type Caller } from '../in-memory/call.ts'
import { openOwnTable } from '../own-table.ts'

// What the handler does is told here without the frame of a call, which has tests of its own.
vi.doMock('#functions/platform/serve.ts', () => import('../in-memory/unserved.ts'))
const database = await openOwnTable()
const { list } = await import('#functions/platform/table.ts')
const { campaignCounts, campaignVisits } = await import('#functions/site/campaign-store.ts')
const { handler } = await import('#functions/site/count-visit.ts')
const { visitCounts } = await import('#functions/site/visit-store.ts')
const { handler: visitors } = await import('#functions/backoffice/show-visitors.ts')
const { handler: campaigns } = await import('#functions/backoffice/list-campaigns.ts')
const { handler: campaignVisitsPage } = await import('#functions/backoffice/list-campaign-visits.ts')

beforeEach(() => void vi.setSystemTime(now.seconds * 1000))

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
const month = now.today.slice(0, 7)

const look = (from: Partial<Caller> = {}, body: object = {}) =>
  call(handler, { body }, { user: '', userAgent: firefox, ...from })

/** Everything that is kept, as it is stored. */
async function items() {
  const { Items } = await database<{ Items: Record<string, Record<string, string>>[] }>('DynamoDB_20120810.Scan', {
    TableName: 'table',
  })
  return Items
}

/** What all parts of the day say together. */
async function counted() {
  const parts = await list(visitCounts, { pk: `VISITS#${month}` })
  const sum = (name: 'page_views' | 'unique_visitors') => parts.reduce((all, part) => all + part[name], 0)
  return { views: sum('page_views'), visitors: sum('unique_visitors') }
}

describe('O08 visits of the public site', () => {
  it('are counted each, and whoever looks once a day', async () => {
    await look()
    await look()
    await look({ userAgent: phone })
    await look({ address: '203.0.113.9' })
    expect(await counted()).toEqual({ views: 4, visitors: 3 })
  })

  it('of programs are not counted', async () => {
    await look({ userAgent: '' })
    await look({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
    expect(await counted()).toEqual({ views: 0, visitors: 0 })
    expect(await items()).toEqual([])
  })

  it('leave nothing by which anybody could be found: neither an address nor what the browser is called', async () => {
    await look({ address: '203.0.113.9' })
    await look({ address: '203.0.113.9' })
    const kept = await items()
    expect(new Set(kept.map(({ _kind }) => _kind?.S))).toEqual(
      new Set(['AttemptCounter', 'VisitCount', 'VisitSalt', 'Visitor']),
    )
    const text = JSON.stringify(kept)
    for (const said of ['203.0.113', 'Firefox', 'Mozilla']) expect(text).not.toContain(said)
    for (const { _kind, _ttl } of kept)
      if (_kind?.S !== 'VisitCount') expect(Number(_ttl?.N)).toBeLessThanOrEqual(now.seconds + 2 * 24 * 3600)
  })

  it('of one visitor end to be counted where no person would go on', async () => {
    for (let views = 0; views < mostViewsOfVisitor + 5; views++) await look()
    expect(await counted()).toEqual({ views: mostViewsOfVisitor, visitors: 1 })
  })

  it('of one network are refused where it makes up visitors', async () => {
    await look()
    const others = Array.from({ length: 600 }, (_, other) => `Mozilla/5.0 (${other})`)
    for (let from = 0; from < 600; from += 50)
      await Promise.all(others.slice(from, from + 50).map(userAgent => look({ userAgent })))
    const refused = (await refusal(look({ userAgent: 'Mozilla/5.0 (more)' }))) as Problem
    expect(refused).toMatchObject({ code: 'tooMany' })
    await look({ address: '203.0.113.9' })
    expect(await counted()).toEqual({ views: 602, visitors: 602 })
  })
})

describe('O11 a visit that an advertisement led to', () => {
  const campaign = campaignOf('?utm_source=hirlevel&utm_campaign=ősz', 'https://lap.example/cikk?q=1')

  it('is kept with its utm fields, the page before and the browser, and counted for its campaign', async () => {
    await look({ userAgent: phone }, { campaign })
    await look({}, { campaign })
    await look()
    const visits = await list(campaignVisits, { pk: 'CAMPAIGN_VISITS' })
    expect(visits).toHaveLength(2)
    expect(visits.find(({ is_mobile }) => is_mobile)).toMatchObject({
      utm_source: 'hirlevel',
      utm_campaign: 'ősz',
      utm_medium: '',
      referer: 'https://lap.example/cikk',
      user_agent: phone,
      created_at: now.seconds,
    })
    expect(await list(campaignCounts, { pk: `CAMPAIGNS#${month}` })).toEqual([
      expect.objectContaining({ day: now.today, utm_source: 'hirlevel', visits: 2, mobile_visits: 1 }),
    ])
  })

  it('is told apart from others by source, medium and name', async () => {
    for (const query of ['utm_source=a', 'utm_source=b', 'utm_source=a&utm_medium=mail', 'utm_source=a&utm_term=x'])
      await look({}, { campaign: campaignOf(`?${query}`, '') })
    const counts = await list(campaignCounts, { pk: `CAMPAIGNS#${month}` })
    expect(counts.map(({ visits }) => visits).toSorted((one, other) => one - other)).toEqual([1, 1, 2])
  })
})

describe('the back office', () => {
  const operator = { user: 'operator' }
  const period = { from: '2026-11-19', to: '2026-11-21' }
  const campaign = (query: string) => ({ campaign: campaignOf(query, 'https://lap.example/') })

  it('O08 is told of each day of a period, and of none beside it', async () => {
    await look()
    await look()
    await look({ address: '203.0.113.9' })
    const { reply } = await call<{ data: object[] }>(visitors, { query: period }, operator)
    expect(reply.data).toEqual([
      { date: '2026-11-19', page_views: 0, unique_visitors: 0 },
      { date: '2026-11-20', page_views: 3, unique_visitors: 2 },
      { date: '2026-11-21', page_views: 0, unique_visitors: 0 },
    ])
    const later = { from: '2026-11-21', to: '2026-12-31' }
    const { reply: other } = await call<{ data: { page_views: number }[] }>(visitors, { query: later }, operator)
    expect(other.data.every(({ page_views }) => page_views === 0)).toBe(true)
  })

  it('O11 is told to how many visits each campaign has led', async () => {
    await look({}, campaign('?utm_source=a'))
    await look({ userAgent: phone }, campaign('?utm_source=b&utm_campaign=osz'))
    await look({}, campaign('?utm_source=b&utm_campaign=osz'))
    const { reply } = await call<{ data: object[]; total: number }>(campaigns, { query: period }, operator)
    expect(reply).toMatchObject({
      total: 2,
      data: [
        { utm_source: 'b', utm_campaign: 'osz', visits: 2, mobile_visits: 1, last_day: now.today },
        { utm_source: 'a', utm_campaign: '', visits: 1, mobile_visits: 0 },
      ],
    })
  })

  it('O11 pages the single visits, the newest first, and finds them by what they say and by the device', async () => {
    for (let visit = 0; visit < 102; visit++) {
      vi.setSystemTime((now.seconds + visit) * 1000)
      await look({ userAgent: visit % 2 ? firefox : phone }, campaign(`?utm_source=forras-${visit}`))
    }
    const page = async (query: object = {}) =>
      (await call<{ data: { utm_source: string }[]; next: string | null }>(campaignVisitsPage, { query }, operator))
        .reply
    const first = await page()
    expect(first.data.map(({ utm_source }) => utm_source).slice(0, 2)).toEqual(['forras-101', 'forras-100'])
    expect(first.data).toHaveLength(100)
    const second = await page({ cursor: first.next })
    expect(second).toMatchObject({ data: [{ utm_source: 'forras-1' }, { utm_source: 'forras-0' }], next: null })
    expect((await page({ q: 'FORRAS-99' })).data).toHaveLength(1)
    expect((await page({ device: 'mobile' })).data).toHaveLength(50)
  })
})
