import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  refreshGrace,
  rememberedFor,
  sessionEnd,
  sessionLasts,
  unrememberedFor,
  type Session,
} from '#shared/account/model.ts'
import { rotated, refreshTokenStatus } from '#shared/account/rules.ts'

const session: Session = {
  account: 'anna',
  id: 'phone',
  company: null,
  remember: true,
  nonce: 'nonce',
  rotation: 0,
  token_hash: 'first',
  previous_hash: null,
  rotated_at: 1_000,
  begun_at: 1_000,
  expires_at: 1_000 + rememberedFor,
  device: { browser: 'Firefox', system: 'Windows' },
  provider: null,
  assistant: null,
}

describe('a session', () => {
  it('knows the token it was given, and the one before for twenty seconds', () => {
    const next = rotated(session, 'second', { seconds: 2_000 })
    const standing = (hash: string, seconds: number) => refreshTokenStatus(next, hash, { seconds })
    expect(next.rotation).toBe(1)
    expect(standing('second', 2_000)).toBe('current')
    expect(standing('second', 9_000_000)).toBe('current')
    expect(standing('first', 2_000 + refreshGrace)).toBe('grace')
    expect(standing('first', 2_001 + refreshGrace)).toBe('reused')
    expect(standing('made up', 2_000)).toBe('unknown')
  })

  it('has a grace for no token before the first', () => {
    expect(refreshTokenStatus(session, '', { seconds: 1_000 })).toBe('unknown')
  })

  it('begins its time anew at every use, by what was chosen at sign-in', () => {
    for (const remember of [true, false]) {
      const { expires_at } = rotated({ ...session, remember }, 'second', { seconds: 5_000 })
      expect(expires_at).toBe(5_000 + (remember ? rememberedFor : unrememberedFor))
    }
    expect([rememberedFor, unrememberedFor]).toEqual([15_780_096, 3_600])
  })

  it('security 12 ends a year after it began, however often it is used', () => {
    const end = 1_000 + sessionLasts
    expect(sessionLasts).toBe(365 * 86_400)
    for (const remember of [true, false]) {
      expect(rotated({ ...session, remember }, 'second', { seconds: end - 10 }).expires_at).toBe(end)
      expect(sessionEnd({ remember, begun_at: 1_000 }, { seconds: end + 10 })).toBe(end)
    }
  })

  it('knows two tokens at most, however often they are replaced', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 12 }), pauses => {
        let now = 1_000
        let current = session
        const hashes = ['first']
        for (const pause of pauses) {
          now += pause
          hashes.push(`token ${hashes.length}`)
          current = rotated(current, hashes.at(-1)!, { seconds: now })
        }
        const known = hashes.filter(hash => refreshTokenStatus(current, hash, { seconds: now }) !== 'unknown')
        expect(known).toEqual(hashes.slice(-2))
      }),
    )
  })
})
