import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Problem } from '#shared/contract/problem.ts'

const secrets = mockClient(SecretsManagerClient)
const failed = {
  code: 'invalid',
  sentence: { key: 'problems:captcha' },
  errors: { captcha: [{ key: 'problems:captcha' }] },
}

/** A new life of the function, which has read no key yet. */
async function human(token: string | undefined, action: 'register' | 'forgot_password' = 'register') {
  vi.resetModules()
  const { assertHuman } = await import('#functions/platform/captcha.ts')
  return assertHuman(token, action, '198.51.100.7').then(
    () => 'let through',
    (problem: Problem) => ({ code: problem.code, sentence: problem.sentence, errors: problem.errors }),
  )
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  secrets.reset()
})

describe('without a key', () => {
  it('nobody is asked', async () => {
    expect(await human(undefined)).toBe('let through')
    vi.stubEnv('CAPTCHA', 'off')
    expect(await human('anything')).toBe('let through')
  })
})

describe('the stand-in', () => {
  it('X05 knows the tokens of its own script, for what they were made for', async () => {
    vi.stubEnv('CAPTCHA', 'stand-in')
    expect(await human('stand-in.register')).toBe('let through')
    for (const token of [undefined, '', 'x', 'stand-in.', 'stand-in.forgot_password', 'stand-in.register.0.1'])
      expect([token, await human(token)]).toEqual([token, failed])
  })
})

describe('Google’s captcha', () => {
  const answered = (answer: unknown) => {
    const asked = vi.fn(async (_address: string, _request: { body: URLSearchParams }) => Response.json(answer))
    vi.stubGlobal('fetch', asked)
    return asked
  }
  beforeEach(() => {
    vi.stubEnv('CAPTCHA', 'arn:secret')
    secrets.on(GetSecretValueCommand, { SecretId: 'arn:secret' }).resolves({ SecretString: 'key' })
  })

  it('is asked about the token, the address and with the key of the installation', async () => {
    const asked = answered({ success: true, action: 'register', score: 0.7, hostname: 'szabi.hu' })
    expect(await human('token')).toBe('let through')
    const [address, { body }] = asked.mock.calls[0]!
    expect(address).toBe('https://www.google.com/recaptcha/api/siteverify')
    expect(body.toString()).toBe('secret=key&response=token&remoteip=198.51.100.7')
  })

  it('X05 lets nobody through who looks like a robot, or whose token was made for something else', async () => {
    for (const answer of [
      { success: true, action: 'register', score: 0.4 },
      { success: true, action: 'login', score: 0.9 },
      { success: true, score: 0.9 },
      { success: true, action: 'register' },
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
      {},
      null,
    ]) {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      answered(answer)
      expect([answer, await human('token')]).toEqual([answer, failed])
    }
    expect(await human(undefined)).toEqual(failed)
  })

  it('lets nobody through while it cannot be reached, or while there is no key to ask with', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new Error('no way')))
    expect(await human('token')).toEqual(failed)
    secrets.on(GetSecretValueCommand).rejects(new Error('denied'))
    expect(await human('token')).toEqual(failed)
    expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)).reason)).toEqual(['no way', 'denied'])
  })
})
