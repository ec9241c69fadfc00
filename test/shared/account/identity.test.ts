import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canUnlink,
  IdentityClaims,
  isEntered,
  isProven,
  isProvider,
  personalTenant,
  vouchesForEmail,
  type LinkedIdentity,
} from '#shared/account/identity.ts'

const claims = (over: object) => IdentityClaims.parse({ iss: 'i', sub: 's', email: 'a@b.hu', ...over })
const google: LinkedIdentity = { provider: 'google', digest: 'd', email: null, linked_at: 0 }
const passkey = { passkeys: ['laptop'] }
const nothing = { passkeys: [] }

describe('a provider', () => {
  it.each([
    ['google', { email_verified: true }, true],
    ['google', { email_verified: 'true' }, true],
    ['google', { email_verified: false }, false],
    ['google', { email_verified: 'yes' }, false],
    ['google', {}, false],
    ['google', { xms_edov: true }, false],
    ['google', { tid: personalTenant }, false],
    ['microsoft', { xms_edov: true }, true],
    ['microsoft', { xms_edov: '1' }, true],
    ['microsoft', { xms_edov: 0 }, false],
    ['microsoft', { email_verified: true }, false],
    ['microsoft', { tid: personalTenant }, true],
    ['microsoft', { tid: 'another' }, false],
  ] as const)('security %s vouches for an address by %o: %s', (provider, said, vouches) => {
    expect(vouchesForEmail(provider, claims(said))).toBe(vouches)
  })

  it('security whose claims are of any shape vouches by none but its own', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (one, other) => {
        const said = claims({ email_verified: one, xms_edov: other, email: one, given_name: other })
        expect(vouchesForEmail('google', said)).toBe([true, 'true', 1, '1'].includes(one as string))
        expect(vouchesForEmail('microsoft', said)).toBe([true, 'true', 1, '1'].includes(other as string))
      }),
    )
  })

  it('names nobody by an empty subject', () => {
    expect(IdentityClaims.safeParse({ iss: 'i', sub: '' }).success).toBe(false)
  })

  it('is one of two', () => {
    expect(['google', 'microsoft', 'facebook', '', 'toString'].filter(isProvider)).toEqual(['google', 'microsoft'])
  })
})

describe('an account', () => {
  it('is entered by a password or a linked identity, and not by an invitation', () => {
    expect(isEntered({ password: null, identities: [] })).toBe(false)
    expect(isEntered({ password: 'hash', identities: [] })).toBe(true)
    expect(isEntered({ password: null, identities: [google] })).toBe(true)
  })

  it('keeps a way in when an identity is unlinked', () => {
    expect(canUnlink({ password: null, identities: [google] }, nothing)).toBe(false)
    expect(canUnlink({ password: null, identities: [google] }, passkey)).toBe(true)
    expect(canUnlink({ password: 'hash', identities: [google] }, nothing)).toBe(true)
    expect(canUnlink({ password: null, identities: [google, { ...google, provider: 'microsoft' }] }, nothing)).toBe(
      true,
    )
  })
})

describe('somebody who has proven an address', () => {
  it.each([
    ['has a password and has confirmed the address', 'hash', 1, true],
    ['has confirmed it in the first second of all', 'hash', 0, true],
    ['is not whoever has merely registered it', 'hash', null, false],
    ['is not whoever was invited and has set no password yet', null, null, false],
    ['is not whoever enters by a provider alone, whose word the back office does not take', null, 1, false],
  ])('%s', (_, password, email_confirmed_at, expected) => {
    expect(isProven({ password, email_confirmed_at })).toBe(expected)
  })
})
