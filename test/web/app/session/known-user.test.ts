import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#test/web/people/support.ts'
import { knownUser } from '#web/app/session/known-user.ts'
import { signedInMark } from '#web/app/session/signed-in-mark.ts'

afterEach(() => {
  knownUser.set(undefined)
  vi.unstubAllGlobals()
})

describe('who is known to be signed in', () => {
  it('is nobody until somebody is', () => {
    expect(knownUser.get()).toBeUndefined()
    const anna = signedIn({ id: 'anna' })
    knownUser.set(anna)
    expect(knownUser.get()).toBe(anna)
  })

  it('is told to everybody who watches, at every change, until they stop', () => {
    const [stays, leaves] = [vi.fn(), vi.fn()]
    const stop = knownUser.subscribe(stays)
    const leave = knownUser.subscribe(leaves)
    knownUser.set(signedIn())
    leave()
    knownUser.set(undefined)
    expect(stays).toHaveBeenCalledTimes(2)
    expect(leaves).toHaveBeenCalledTimes(1)
    stop()
  })

  it('is known before the watchers are called', () => {
    let seen: string | undefined
    const stop = knownUser.subscribe(() => (seen = knownUser.get()?.id))
    knownUser.set(signedIn({ id: 'bela' }))
    expect(seen).toBe('bela')
    stop()
  })
})

describe('the mark of a browser where somebody is signed in', () => {
  function storage() {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    })
    return kept
  }

  it('names the account, and is gone after signing out', () => {
    const kept = storage()
    expect(signedInMark.get()).toBeUndefined()
    signedInMark.set('anna')
    expect([signedInMark.get(), kept.get('signed-in')]).toEqual(['anna', 'anna'])
    signedInMark.set(undefined)
    expect([signedInMark.get(), kept.size]).toEqual([undefined, 0])
  })

  it('is missing, and harms nobody, where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    expect(signedInMark.get()).toBeUndefined()
    expect(() => signedInMark.set('anna')).not.toThrow()
    expect(() => signedInMark.set(undefined)).not.toThrow()
  })

  it('T16 tells of a change in another tab, of a cleared storage, and of nothing else', () => {
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    const changed = vi.fn()
    signedInMark.watch(changed)
    const store = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    store('signed-in')
    store('draft.company')
    store('words.hu')
    expect(changed).toHaveBeenCalledTimes(1)
    store(null)
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
