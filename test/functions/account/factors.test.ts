import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { Secret } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { challengeLasts, confirmationLasts, type Challenge } from '#shared/account/second-factor.ts'
import { now, refusal } from '../in-memory/call.ts'
import { inMemoryTable, type InMemoryTable } from '../in-memory/table.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings({ ORIGINS: 'https://szabi.hu https://www.szabi.hu https://szabi.eu' })

const { stepOfCode, newTotpSecret, addressOfSecret } = await import('#functions/account/authenticator.ts')
const { openChallenge, openedChallenge } = await import('#functions/account/challenge-store.ts')
const { hashOfUsed, newRecoveryCodes } = await import('#functions/account/recovery-code.ts')
const { relyingParty } = await import('#functions/account/relying-party.ts')
const { assertConfirmed, identityConfirmations } = await import('#functions/platform/authorise.ts')
const { seal, unseal } = await import('#functions/platform/seal.ts')
const { commit } = await import('#functions/platform/table.ts')

const secrets = mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })
let table: InMemoryTable
beforeEach(() => void (table = inMemoryTable()))

describe('a code of an authenticator app', () => {
  /** The secret of the test vectors of RFC 6238, appendix B; their codes have eight digits, of which ours are the last six. */
  const { base32: secret } = Secret.fromLatin1('12345678901234567890')

  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at %i', (seconds, code) => {
    expect(stepOfCode(code, { secret, usedStep: 0 }, { seconds })).toBe(Math.floor(seconds / 30))
  })

  it('ASVS 6.5.5 is good for its half minute and the one before and after', () => {
    const step = Math.floor(1_111_111_111 / 30)
    const at = (steps: number, usedStep = 0) =>
      stepOfCode('050471', { secret, usedStep }, { seconds: (step + steps) * 30 + 29 })
    expect([-2, -1, 0, 1, 2].map(steps => at(steps))).toEqual([undefined, step, step, step, undefined])
    expect([at(0, step - 1), at(0, step), at(1, step), at(0, step + 1)]).toEqual([
      step,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('comes from a secret of 160 random bits', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
    const address = new URL(addressOfSecret(secret, 'anna@example.hu'))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})

describe('recovery codes', () => {
  it('ASVS 6.5.2 are stored as argon2id hashes, each of one code', async () => {
    const { codes, hashes } = await newRecoveryCodes()
    expect([codes.length, hashes.length, new Set(codes).size]).toEqual([10, 10, 10])
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/)
    expect(await hashOfUsed(codes[3]!.replace('-', ''), hashes)).toBe(hashes[3])
    expect(await hashOfUsed('0000000000', hashes)).toBeUndefined()
  })
})

describe('a sealed value', () => {
  it('ASVS 13.3.1 is read by its owner alone, and not where it was changed', async () => {
    const sealed = await seal('JBSWY3DPEHPK3PXP', 'anna')
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
    expect(await seal('JBSWY3DPEHPK3PXP', 'anna')).not.toBe(sealed)
    expect(await unseal(sealed, 'anna')).toBe('JBSWY3DPEHPK3PXP')
    await expect(unseal(sealed, 'bela')).rejects.toThrow()
    const changed = Buffer.from(sealed, 'base64url')
    changed[changed.length - 1]! ^= 1
    await expect(unseal(changed.toString('base64url'), 'anna')).rejects.toThrow()
    expect(secrets.calls()).toHaveLength(1)
  })
})

describe('the site as passkeys know it', () => {
  it('is the shortest of its domains, for the pages within it', () => {
    const hungarian = { id: 'szabi.hu', origins: ['https://szabi.hu', 'https://www.szabi.hu'] }
    expect(relyingParty('https://szabi.hu')).toEqual(hungarian)
    expect(relyingParty('https://www.szabi.hu')).toEqual(hungarian)
    expect(relyingParty('https://szabi.eu')).toEqual({ id: 'szabi.eu', origins: ['https://szabi.eu'] })
  })

  it('is the first one for a page that the stage does not have', () => {
    for (const foreign of [undefined, 'null', 'https://evil.example', 'https://szabi.hu.evil.example'])
      expect(relyingParty(foreign).id).toBe('szabi.hu')
  })
})

describe('a challenge', () => {
  const wanted = { purpose: 'second_step', account: 'anna', value: 'value' } as const

  it('is stored by its digest, and found by its token for what and whom it was opened', async () => {
    const { token, write } = openChallenge(wanted, now)
    await commit(write)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(table.commits().flat().join()).not.toContain(token)
    expect(await openedChallenge(token, { purpose: 'second_step' }, now)).toMatchObject({ ...wanted, remember: false })
    expect(await openedChallenge(token, { purpose: 'second_step', account: 'anna' }, now)).toMatchObject(wanted)
    for (const [given, expected] of [
      [token, { purpose: 'passkey_log_in' }],
      [token, { purpose: 'second_step', account: 'bela' }],
      ['A'.repeat(43), { purpose: 'second_step' }],
    ] as const)
      expect(await refusal(openedChallenge(given, expected, now))).toMatchObject({
        code: 'notFound',
        sentence: { key: 'refusals:challengeOver' },
      })
  })

  it('ASVS 6.6.2 is over after ten minutes', async () => {
    const { token, write } = openChallenge(wanted, now)
    await commit(write)
    const after = (seconds: number) =>
      openedChallenge(token, { purpose: 'second_step' }, { seconds: now.seconds + seconds })
    expect((await after(challengeLasts - 1)) satisfies Challenge).toMatchObject(wanted)
    expect(await refusal(after(challengeLasts))).toMatchObject({ code: 'notFound' })
    expect(challengeLasts).toBe(600)
  })
})

describe('a confirmed identity', () => {
  it('holds for a quarter of an hour in its session', async () => {
    const actor = { account: 'anna', session: 's', selected: null }
    table.keep(identityConfirmations, { ...actor, expires_at: now.seconds + confirmationLasts })
    await assertConfirmed(actor, now)
    await assertConfirmed(actor, { seconds: now.seconds + confirmationLasts - 1 })
    expect(confirmationLasts).toBe(900)
    for (const [who, at] of [
      [actor, now.seconds + confirmationLasts],
      [{ ...actor, session: 't' }, now.seconds],
      [{ ...actor, account: 'bela' }, now.seconds],
      [undefined, now.seconds],
    ] as const)
      expect(await refusal(assertConfirmed(who, { seconds: at }))).toMatchObject({ code: 'identityUnconfirmed' })
  })
})
