import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notificationTypes } from '#shared/notifications/model.ts'
import type { NotificationView } from '#shared/notifications/contract/list-notifications.ts'
import { now } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { callAs, companyOf } from '../waves/company.ts'
import { recorded } from '../waves/recorder.ts'

const { notifications } = await import('#functions/notifications/notification-store.ts')

vi.spyOn(console, 'info').mockImplementation(() => {})
vi.spyOn(console, 'log').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

let table: InMemoryTable
beforeEach(async () => void (table = await companyOf(5)))

const about = {
  id: 'bela-01jdaaaaaaaaaaaaaaaaaaaaaa',
  type_id: 1,
  from_date: '2026-12-14',
  to_date: '2026-12-16',
  user_id: 'bela',
  name: { first_name: 'Béla', last_name: 'Kis' },
  days: 3,
}
const idOf = (ago: number) => `${now.seconds - ago}-${about.id}-1-9`

/** Notifications of Anna, one a second back from now. */
function fillBell(count: number) {
  for (let ago = 0; ago < count; ago++)
    table.keep(notifications, {
      company: 'c',
      member: 'anna',
      id: idOf(ago),
      type: 9,
      is_seen: false,
      created_at: now.seconds - ago,
      about,
      message: null,
      expires_at: 2e9,
    })
}

interface Page {
  data: NotificationView[]
  next: string | null
}
const bell = async (query: Record<string, string> = {}, as: 'anna' | 'bela' = 'anna') =>
  (await callAs(as, 'GET /notification', { query })).body as unknown as Page
const unseen = () =>
  [...table.rows().values()].filter(({ _kind, is_seen }) => _kind === 'Notification' && !is_seen).length

describe('the bell', () => {
  it('C01 is read page by page, the newest first, each notification once', async () => {
    fillBell(75)
    const found: string[] = []
    let next: string | null | undefined
    for (let pages = 0; next !== null; pages++) {
      expect(pages).toBeLessThan(4)
      const page = await bell(next === undefined ? {} : { cursor: next })
      found.push(...page.data.map(({ id }) => id))
      next = page.next
    }
    expect(found).toEqual(Array.from({ length: 75 }, (_, ago) => idOf(ago)))
  })

  it('gives as many as are asked for, a hundred at most', async () => {
    fillBell(120)
    for (const [limit, given] of [
      ['1', 1],
      ['50', 50],
      ['100', 100],
      ['9999', 100],
    ] as const) {
      const { data, next } = await bell({ limit })
      expect([data.length, next]).toEqual([given, idOf(given)])
    }
    const refused: Record<string, string>[] = [{ limit: '0' }, { limit: '-1' }, { limit: 'x' }, { cursor: 'a#b' }]
    for (const query of refused)
      await expect(callAs('anna', 'GET /notification', { query })).rejects.toThrow('answers 422')
  })

  it('is of one member, whatever page is asked for', async () => {
    fillBell(3)
    expect(await bell({}, 'bela')).toMatchObject({ data: [], next: null })
    expect(await bell({ cursor: idOf(0) }, 'bela')).toMatchObject({ data: [], next: null })
  })

  it('of ten thousand is read for five units beside the credentials', async () => {
    const empty = await recorded(() => bell(), 0)
    fillBell(10_000)
    const full = await recorded(() => bell(), 0)
    // What is empty is read for one.
    expect(full.read - (empty.read - 1)).toBeLessThanOrEqual(5)
  })

  it('T13 is marked as seen as a whole, of whatever length, and read no further than what was seen before', async () => {
    fillBell(250)
    await callAs('anna', 'GET /notification/seen')
    expect(unseen()).toBe(0)
    fillBell(5)
    const before = table.commits().length
    await callAs('anna', 'GET /notification/seen')
    expect(unseen()).toBe(0)
    expect(table.commits().slice(before)).toEqual([expect.toSatisfy((writes: string[]) => writes.length === 5)])
  })

  it.each([1, 2, 3])(
    'S3 is marked as a whole the next time where it was interrupted before commit %i',
    async failing => {
      fillBell(350)
      let commits = 0
      const interrupt = () => {
        if (++commits === failing) throw new Error('killed')
        table.meanwhile(interrupt)
      }
      table.meanwhile(interrupt)
      await callAs('anna', 'GET /notification/seen').catch(() => {})
      table.meanwhile(() => {})
      expect(unseen()).toBeGreaterThan(0)
      await callAs('anna', 'GET /notification/seen')
      expect(unseen()).toBe(0)
    },
  )

  it('E03 says of every type what happened, in a sentence of its own, in both languages', async () => {
    const types = Object.values(notificationTypes)
    expect(types.filter(type => type <= 18).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, place) => place + 1),
    )
    for (const [ago, type] of types.entries()) {
      const base = { company: 'c', member: 'csilla', type, is_seen: false, created_at: now.seconds - ago }
      table.keep(notifications, {
        ...base,
        id: `${now.seconds - ago}-${type}`,
        about: null,
        person: { user_id: 'bela', name: about.name },
        // Without whose facts they are nobody could confirm them.
        ...(type === notificationTypes.factsProposed && {
          fact_change: { id: 'f', user_id: 'bela', name: about.name },
        }),
        message: null,
        expires_at: 2e9,
      })
    }
    for (const language of ['hu', 'en'] as const) {
      const { data } = (await callAs('csilla', 'GET /notification', { language, query: { limit: '100' } }))
        .body as unknown as Page
      expect(data.map(({ type }) => type)).toEqual(types)
      const sentences = data.map(({ message }) => message)
      for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]{5,}$/)
      expect(new Set(sentences).size).toBe(types.length)
      for (const { created_at } of data) expect(created_at).toBeGreaterThan(0)
    }
  })
})
