import { describe, expect, it } from 'vitest'
import type { TopicChoices } from '#shared/notifications/preferences.ts'
import { now } from '../in-memory/call.ts'
import { asAnna, asBela, ask, openLeaveOffice } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { announce } = await import('#functions/notifications/announce.ts')
const { listBell } = await import('#functions/notifications/notification-store.ts')
const { notificationDefaults, notificationPreferences } = await import('#functions/notifications/preference-store.ts')
const { pushSubscriptions } = await import('#functions/notifications/push/push-subscription-store.ts')
type Announcement = Parameters<typeof announce>[0][number]

const news = (type: number, over: object = {}) => ({ id: `${type}`, type, created_at: now.seconds, ...over })
const to = (id: string, type: number, over: Partial<Announcement> = {}): Announcement => ({
  recipient: { company: 'c', id },
  news: news(type),
  email: { id: `${type}-${id}`, body: { email: 'test', to: id } },
  ...over,
})
const bell = async (member: string) => (await listBell({ company: 'c', member })).map(({ type }) => type)
const emailed = () => office.tasks().map(task => (task as { to: string }).to)
const choose = (member: string, choices: TopicChoices, is_quiet_when_away: boolean | null = null) =>
  office.table.keep(notificationPreferences, { company: 'c', member, choices, is_quiet_when_away })
const awayToday = { type_id: 2, from_date: now.today, to_date: now.today }

describe('an announcement', () => {
  it('is in the bell once however often it is made, and its email has the same name each time', async () => {
    await announce([to('anna', 9), to('bela', 9)])
    await announce([to('anna', 9), to('bela', 9)])
    expect([await bell('anna'), await bell('bela'), await bell('emese')]).toEqual([[9], [9], []])
    expect(emailed().sort()).toEqual(['anna', 'anna', 'bela', 'bela'])
    await announce([])
    expect(emailed()).toHaveLength(4)
  })

  it('goes by the channels that its recipient wants', async () => {
    choose('anna', { occasions: { email: false } })
    choose('bela', { occasions: { bell: false } })
    office.table.keep(notificationDefaults, {
      company: 'c',
      choices: { occasions: { bell: false, email: false }, messages: { email: false } },
      is_quiet_when_away: null,
    })
    await announce(['anna', 'bela', 'emese'].map(id => to(id, 11)))
    expect([await bell('anna'), await bell('bela'), await bell('emese')]).toEqual([[], [], []])
    expect(emailed()).toEqual([])
    choose('anna', { occasions: { bell: true } })
    choose('bela', { occasions: { email: true } })
    await announce(['anna', 'bela', 'emese'].map(id => to(id, 11)))
    expect([await bell('anna'), await bell('bela'), await bell('emese')]).toEqual([[11], [], []])
    expect(emailed()).toEqual(['bela'])
    await announce([to('emese', 9), to('emese', 8)])
    expect(await bell('emese')).toEqual([9, 8])
    expect(emailed()).toEqual(['bela', 'emese'])
  })

  it('S2 of a proposal that waits is in the bell although its topic is switched off, and other news of facts is not', async () => {
    choose('csilla', { facts: { bell: false, email: false, push: false } })
    await announce([to('csilla', 20), to('csilla', 19)])
    expect(await bell('csilla')).toEqual([20])
    expect(emailed()).toEqual([])
  })

  it('waits in the bell for somebody on a day off, unless only they can do it or it is their own', async () => {
    await ask(asBela, awayToday)
    const after = office.tasks().length
    const fresh = () => emailed().slice(after)
    await announce([to('bela', 1), to('emese', 1)])
    expect(await bell('bela')).toEqual([1])
    expect(fresh()).toEqual(['emese'])
    await announce([to('bela', 5, { isOnlyOne: true })])
    const about = { id: 'r', type_id: 1, from_date: '2026-12-01', to_date: '2026-12-01', user_id: 'bela' }
    const name = { first_name: 'Béla', last_name: 'Kis' }
    await announce([to('bela', 14, { news: news(14, { about: { ...about, name } }) })])
    await announce([to('bela', 21, { news: news(21, { fact_change: { id: 'f', user_id: 'bela', name } }) })])
    expect(fresh()).toEqual(['emese', 'bela', 'bela', 'bela'])
    choose('bela', {}, false)
    await announce([to('bela', 6)])
    expect(fresh()).toHaveLength(5)
    office.table.keep(notificationDefaults, { company: 'c', choices: {}, is_quiet_when_away: false })
    choose('bela', {})
    await announce([to('bela', 7)])
    expect(fresh()).toHaveLength(6)
    choose('bela', {}, true)
    await announce([to('bela', 8)])
    expect(fresh()).toHaveLength(6)
    expect(await bell('bela')).toHaveLength(7)
  })

  it('is not held back by working from home', async () => {
    await ask(asAnna, { ...awayToday, type_id: 3 })
    const after = office.tasks().length
    await announce([to('anna', 8)])
    expect(emailed().slice(after)).toEqual(['anna'])
  })

  it('is pushed to those who have a browser for it and want that, and waits as long as its email', async () => {
    const browserOf = (account: string) => ({
      account,
      id: 'b',
      session: 's',
      device: { browser: null, system: null },
      created_at: 1,
      endpoint: 'https://web.push.apple.com/x',
      p256dh: 'B'.repeat(87),
      auth: 'y'.repeat(22),
    })
    office.table.keep(pushSubscriptions, browserOf('anna'), browserOf('bela'))
    choose('bela', { messages: { push: false } })
    const email = { id: 'm', body: { email: 'test', to: 'anna' }, after: 15 }
    await announce([to('anna', 8, { email }), to('bela', 8), to('emese', 8)])
    expect(office.pushes()).toEqual([
      { id: '8', type: 8, company: 'c', member: 'anna', about: null, message: null, step: 0 },
    ])
    expect(office.pushDelays()).toEqual([15])
    await announce([to('anna', 11)])
    expect(office.pushes()).toHaveLength(1)
    await ask(asBela, awayToday)
    const before = office.pushes().length
    await announce([to('bela', 1)])
    expect(office.pushes()).toHaveLength(before)
    await announce([to('bela', 5, { isOnlyOne: true })])
    expect(office.pushes()).toHaveLength(before + 1)
  })
})
