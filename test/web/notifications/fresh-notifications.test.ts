import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesMe, freshNotifications, unseenCount } from '#web/notifications/fresh-notifications.ts'
import { shownCookie, shownFor, shownIn } from '#web/notifications/shown-cookie.ts'

const notification = (id: string, is_seen = false) => ({ id, is_seen })
const ids = fc.uniqueArray(fc.stringMatching(/^[0-9a-z_-]{1,40}$/), { maxLength: 20 })

describe('newly come notifications', () => {
  it('T13 B01 tells two one by one and says how many more there are', () => {
    const bell = ['e', 'd', 'c', 'b', 'a'].map(id => notification(id))
    const fresh = freshNotifications(bell, ['a'])
    expect(fresh.toasts.map(({ id }) => id)).toEqual(['e', 'd'])
    expect(fresh.more).toBe(2)
  })

  it('T13 tells nothing twice, and nothing that was seen', () => {
    const bell = [notification('b'), notification('a', true)]
    const first = freshNotifications(bell, [])
    expect(first.toasts.map(({ id }) => id)).toEqual(['b'])
    expect(freshNotifications(bell, first.shown)).toMatchObject({ toasts: [], more: 0 })
  })

  it('T13 shows each notification exactly once over any number of polls', () => {
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 6 }), polls => {
        let shown: string[] = []
        let shownCount = 0
        const bell: { id: string; is_seen: boolean }[] = []
        for (const arrivals of polls) {
          for (const id of arrivals) if (!bell.some(other => other.id === id)) bell.unshift(notification(id))
          const fresh = freshNotifications(bell, shown)
          shownCount += fresh.toasts.length + fresh.more
          shown = shownIn(shownCookie(fresh.shown, { secure: true }).split(';')[0] ?? '')
        }
        expect(shownCount).toBe(bell.length)
      }),
    )
  })

  it('T13 tells nothing twice where two companies are chosen in turn', () => {
    const [ours, theirs] = [[notification('b'), notification('a')], [notification('z')]]
    const first = freshNotifications(ours, [])
    const second = freshNotifications(theirs, first.shown)
    expect(second.toasts.map(({ id }) => id)).toEqual(['z'])
    expect(freshNotifications(ours, second.shown)).toMatchObject({ toasts: [], more: 0 })
    const seen = freshNotifications([notification('b', true), notification('a', true)], second.shown)
    expect(seen.shown).toEqual(['z'])
  })

  it('counts the unseen ones for the badge', () => {
    expect(unseenCount([notification('a'), notification('b', true), notification('c')])).toBe(2)
  })

  it('E03 reads the signed-in person again after a denial', () => {
    expect(changesMe([{ type: 9 }])).toBe(false)
    expect(changesMe([{ type: 9 }, { type: 10 }])).toBe(true)
  })
})

describe('the cookie of shown notifications', () => {
  it('T13 B01 remembers for about eighteen years', () => {
    expect(shownFor / (365.25 * 24 * 3600)).toBeCloseTo(18, 1)
    expect(shownCookie(['a'], { secure: true })).toBe(
      `shown_notifications=a; Max-Age=${shownFor}; Path=/; SameSite=Lax; Secure`,
    )
  })

  it('gives back what was put in, beside other cookies', () => {
    fc.assert(
      fc.property(ids, list => {
        const [pair = ''] = shownCookie(list, { secure: false }).split(';')
        expect(shownIn(`theme=dark; ${pair}; other=1`)).toEqual(list)
      }),
    )
    expect(shownIn('')).toEqual([])
  })

  it('never outgrows a cookie; the oldest fall off', () => {
    const many = Array.from({ length: 500 }, (_, index) => `${index}`.padStart(40, 'x'))
    const cookie = shownCookie(many, { secure: true })
    expect(cookie.length).toBeLessThan(4096)
    expect(shownIn(cookie.split(';')[0] ?? '')[0]).toBe(many[0])
  })
})
