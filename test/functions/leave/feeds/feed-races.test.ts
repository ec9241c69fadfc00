import { describe, expect, it } from 'vitest'
import { fetchesPerHour, mostFeeds } from '#shared/leave/feed/feed.ts'
import { openOwnTable } from '../../own-table.ts'

await openOwnTable()
const { countFetch, secondsToWait } = await import('#functions/leave/feed/feed-limit.ts')
const { calendarFeeds, calendarFeedUses, createFeed, feedsOf, feedView, ownedFeeds, revokeFeed } =
  await import('#functions/leave/feed/feed-store.ts')
const { retryOnConflict } = await import('#functions/platform/retry-on-conflict.ts')
const { commit, get } = await import('#functions/platform/table.ts')

const whose = { company: 'c', member: 'anna' }
const feed = (id: string) => ({
  ...whose,
  id,
  name: 'Naptár',
  scope: 'own' as const,
  group: null,
  created_at: Date.parse('2026-11-20T09:00:00Z') / 1000,
})
const create = async (id: string) => {
  const { owner, feeds } = await ownedFeeds(whose)
  if (feeds.length < mostFeeds) await commit(...createFeed(feed(id), owner))
}
const useOf = (id: string) => get(calendarFeedUses, { ...whose, id })
const noon = Date.parse('2026-11-20T12:00:00Z') / 1000

describe('calendar feeds', () => {
  it('that are created at once conflict, so that whoever is overtaken counts again', async () => {
    const { owner } = await ownedFeeds(whose)
    await commit(...createFeed(feed('one'), owner))
    await expect(commit(...createFeed(feed('two'), owner))).rejects.toThrow('changed')
    const { owner: known } = await ownedFeeds(whose)
    await commit(...createFeed(feed('two'), known))
    await expect(commit(...createFeed(feed('three'), known))).rejects.toThrow('changed')
    for (let number = 0; number < mostFeeds - 3; number++) await create(`${number}`)
    await Promise.allSettled(['x', 'y', 'z'].map(id => retryOnConflict(() => create(id))))
    expect(await feedsOf(whose)).toHaveLength(mostFeeds)
  })

  it('count their fetches by the hour from their first one on', async () => {
    await create('one')
    expect((await feedsOf(whose)).map(one => feedView(one.feed, one.use).fetched_at)).toEqual([null])
    await countFetch({ ...whose, id: 'one' }, noon)
    await countFetch({ ...whose, id: 'one' }, noon + 1)
    expect(await useOf('one')).toMatchObject({ hour: noon / 3600, fetches: 2 })
    await countFetch({ ...whose, id: 'one' }, noon + 3600)
    expect(await useOf('one')).toMatchObject({ hour: noon / 3600 + 1, fetches: 1 })
    for (let fetch = 1; fetch < fetchesPerHour; fetch++) await countFetch({ ...whose, id: 'one' }, noon + 3700)
    expect(secondsToWait(await useOf('one'), noon + 3700)).toBe(3500)
  })

  it('that are revoked while they are fetched leave no count of their fetches behind', async () => {
    await create('one')
    await commit(...revokeFeed((await get(calendarFeeds, { ...whose, id: 'one' }))!))
    await countFetch({ ...whose, id: 'one' }, noon)
    expect(await useOf('one')).toBeUndefined()
    expect(await feedsOf(whose)).toEqual([])
  })
})
