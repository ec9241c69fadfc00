import { describe, expect, it } from 'vitest'
import { rememberedIn, type Reading } from '#web/app/session/remembered.ts'

const anna = { account: 'anna', language: 'hu', release: 'r1' }
const readings: Reading[] = [['/user/me', null, { data: { first_name: 'Anna' } }]]
const day = 24 * 3_600_000

function memory() {
  const kept = new Map<string, string>()
  let now = 0
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  }
  return { kept, passes: (time: number) => void (now += time), ...rememberedIn(store, () => now) }
}

describe('what is remembered of a visit', () => {
  it('is there at the next one', () => {
    const { keep, load } = memory()
    keep(anna, readings)
    expect(load(anna)).toEqual(readings)
  })

  it('is shown to nobody else, in no other language, and by the pages of no other release', () => {
    const { keep, load } = memory()
    keep(anna, readings)
    for (const other of [{ account: 'bela' }, { language: 'en' }, { release: 'r2' }])
      expect(load({ ...anna, ...other })).toEqual([])
  })

  it('is that of the last person alone', () => {
    const { keep, load, kept } = memory()
    keep(anna, readings)
    keep({ ...anna, account: 'bela' }, [])
    expect(load(anna)).toEqual([])
    expect([...kept.values()].join()).not.toContain('Anna')
  })

  it('is worth nothing after a week', () => {
    const { keep, load, passes } = memory()
    keep(anna, readings)
    passes(6 * day)
    expect(load(anna)).toEqual(readings)
    passes(day)
    expect(load(anna)).toEqual([])
  })

  it('goes when it is forgotten, and when there is too much of it', () => {
    const { keep, load, forget, kept } = memory()
    keep(anna, readings)
    forget()
    expect(load(anna)).toEqual([])
    keep(anna, readings)
    keep(anna, [['/user/list', null, 'x'.repeat(500_000)]])
    expect(kept.size).toBe(0)
  })

  it('is not missed where storage is forbidden or holds something else', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    const closed = rememberedIn({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }, () => 0)
    closed.keep(anna, readings)
    closed.forget()
    expect(closed.load(anna)).toEqual([])
    const { kept, load } = memory()
    kept.set('remembered', '{')
    expect(load(anna)).toEqual([])
  })
})
