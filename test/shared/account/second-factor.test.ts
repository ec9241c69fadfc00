import { describe, expect, it } from 'vitest'
import {
  afterCode,
  afterPasskey,
  changedFactors,
  noSecondFactors,
  normalisedCode,
  type Passkey,
} from '#shared/account/second-factor.ts'

const passkey: Passkey = {
  id: 'p',
  credential_id: 'credential',
  public_key: 'key',
  counter: 3,
  transports: [],
  rp_id: 'szabi.hu',
  name: 'Laptop',
  is_synced: false,
  created_at: 1,
  last_used_at: null,
}
const authenticator = { secret: 'sealed', added_at: 1, last_step: 5 }
const none = noSecondFactors('anna')

describe('the second factors of an account', () => {
  it('are on with an authenticator app or a passkey, and with nothing else', () => {
    expect(none.is_on).toBe(false)
    expect(changedFactors(none, { authenticator }).is_on).toBe(true)
    expect(changedFactors(none, { passkeys: [passkey] }).is_on).toBe(true)
    expect(changedFactors(none, { recovery_codes: ['hash'] })).toEqual(none)
  })

  it('keep their recovery codes until the last factor goes', () => {
    const both = changedFactors(none, { authenticator, passkeys: [passkey], recovery_codes: ['hash'] })
    const one = changedFactors(both, { authenticator: null })
    expect(one).toMatchObject({ is_on: true, recovery_codes: ['hash'] })
    expect(changedFactors(one, { passkeys: [] })).toEqual(none)
  })

  it('remember the step of a code and the use of a passkey, of this one alone', () => {
    const factors = changedFactors(none, { authenticator, passkeys: [passkey, { ...passkey, id: 'q' }] })
    expect(afterCode(factors, 6).authenticator).toEqual({ ...authenticator, last_step: 6 })
    expect(afterCode(none, 6)).toEqual(none)
    expect(afterPasskey(factors, 'q', { counter: 9 }).passkeys.map(({ counter }) => counter)).toEqual([3, 9])
  })
})

it('a code is read as people type it', () => {
  expect(normalisedCode(' 123 456 ')).toBe('123456')
  expect(normalisedCode('oi1l2-abcdx')).toBe('01112ABCDX')
})
