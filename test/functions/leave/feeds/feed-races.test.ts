import { beforeEach, describe, expect, it } from 'vitest'
import { fetchesPerHour, mostFeeds } from '#shared/leave/feed/feed.ts'
import { openOwnTable } from '../../own-table.ts'

await openOwnTable()
const { countFetch, secondsToWait } = await import('#functions/leave/feed/feed-limit.ts')
const { calendarFeeds, calendarFeedUses, createFeed, feedsOf, feedView, ownedFeeds, revokeFeed } =
  await import('#functions/leave/feed/feed-store.ts')
const { retryOnConflict } = await import('#functions/platform/retry-on-conflict.ts')
const { commit, get, insert } = await import('#functions/platform/table.ts')
const { members, storeMember } = await import('#functions/company/member-store.ts')
const { newMember } = await import('#shared/company/rules.ts')

const whose = { company: 'c', member: 'anna' }
const feed = (id: string) => ({
  ...whose,
  id,
  name: 'Naptár',
  scope: 'own' as const,
  group: null,
  created_at: Date.parse('2026-11-20T09:00:00Z') / 1000,
})
const anna = async () => (await get(members, { company: 'c', id: 'anna' }))!
/** What a new feed is decided on. */
const known = async () => {
  const [{ owner, feeds }, person] = await Promise.all([ownedFeeds(whose), anna()])
  return { owner, person, feeds }
}
const create = async (id: string) => {
  const { feeds, ...rest } = await known()
  if (feeds.length < mostFeeds) await commit(...createFeed(feed(id), rest))
}
const useOf = (id: string) => get(calendarFeedUses, { ...whose, id })
const noon = Date.parse('2026-11-20T12:00:00Z') / 1000

const member = newMember({
  company: 'c',
  account: { id: 'anna', email: 'anna@example.hu', language: 'hu' },
  role: 1,
  created_at: 0,
})
beforeEach(() => commit(insert(members, { ...member, status: 'active' as const })))

describe('calendar feeds', () => {
  it('that are created at once conflict, so that whoever is overtaken counts again', async () => {
    const first = await known()
    await commit(...createFeed(feed('one'), first))
    await expect(commit(...createFeed(feed('two'), first))).rejects.toThrow('changed')
    const next = await known()
    await commit(...createFeed(feed('two'), next))
    await expect(commit(...createFeed(feed('three'), next))).rejects.toThrow('changed')
    for (let number = 0; number < mostFeeds - 3; number++) await create(`${number}`)
    await Promise.allSettled(['x', 'y', 'z'].map(id => retryOnConflict(() => create(id))))
    expect(await feedsOf(whose)).toHaveLength(mostFeeds)
  })

  it('are none of whoever is deactivated while they create one, since nothing would revoke it', async () => {
    const before = await known()
    await commit(...storeMember({ ...before.person, status: 'inactive' }))
    await expect(commit(...createFeed(feed('one'), before))).rejects.toThrow('changed')
    expect(await feedsOf(whose)).toEqual([])
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
