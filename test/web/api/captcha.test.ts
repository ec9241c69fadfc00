import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import problems from '#shared/words/en/problems.json' with { type: 'json' }
import { captchaFor } from '#web/api/captcha/captcha.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))
beforeAll(() => i18next.init({ lng: 'en', resources: { en: { problems } } }))

const given = (execute = vi.fn(async (_key: string, { action }: { action: string }) => `token for ${action}`)) => ({
  execute,
  world: { key: 'site-key', bring: async () => ({ ready: (then: () => void) => then(), execute }) },
})

afterEach(() => void vi.unstubAllGlobals())

describe('C02 the captcha', () => {
  it('is not brought where the stage has no key', async () => {
    const bring = vi.fn()
    expect(await captchaFor('register', { key: '', bring })).toBeUndefined()
    expect(bring).not.toHaveBeenCalled()
  })

  it('gives a token for what the form does', async () => {
    const { world, execute } = given()
    expect(await captchaFor('forgot_password', world)).toBe('token for forgot_password')
    expect(execute).toHaveBeenCalledExactlyOnceWith('site-key', { action: 'forgot_password' })
  })

  it.each([
    ['cannot be brought', { key: 'site-key', bring: () => Promise.reject(new Error('blocked')) }],
    ['fails', given(vi.fn(() => Promise.reject(new Error('no')))).world],
  ])('X05 says "Failed to execute" where it %s', async (_, world) => {
    await expect(captchaFor('register', world)).rejects.toMatchObject({
      status: 422,
      code: 'invalid',
      message: 'Failed to execute',
    })
  })

  it('doubts nobody where there is no connection, and says that there is none', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const world = { key: 'site-key', bring: () => Promise.reject(new Error('The captcha could not be brought.')) }
    await expect(captchaFor('contact', world)).rejects.toMatchObject({
      status: 0,
      code: 'network',
      message: problems.network,
    })
  })
})
