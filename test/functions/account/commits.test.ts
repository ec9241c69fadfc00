import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mostSessions, passwordResetLasts, type Session } from '#shared/account/model.ts'
import { call, now, refusal } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { cheapHash } from './cheap-hash.ts'

vi.stubEnv('TABLE', 'table')
vi.stubEnv('SECRET_ID', 'secret')
vi.stubEnv('STAGE', 'local')
vi.stubEnv('AWS_REGION', 'eu-central-1')
// What a commit holds is told here without the frame of a call, which has tests of its own.
vi.mock('#functions/platform/serve.ts', () => ({ serve: (_: unknown, handle: unknown) => handle }))
vi.mock('#functions/platform/captcha.ts', () => ({ assertHuman: () => Promise.resolve() }))

const { accountOf, inMemoryOffice, memberOf } = await import('../in-memory/office.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { hashOf, isPassword, needsRehash } = await import('#functions/account/password.ts')
const { resets } = await import('#functions/account/reset-store.ts')
const { sessions, sessionsOf } = await import('#functions/account/session-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { linkToken } = await import('#functions/platform/secrets.ts')
const handlerOf = async (name: string) =>
  ((await import(`../../../functions/account/${name}.ts`)) as { handler: unknown }).handler

mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: '0123456789abcdef'.repeat(4) })

const password = 'Szabi2026'
let hash: string
beforeAll(async () => void (hash = await hashOf(password)))
let table: InMemoryTable
beforeEach(() => {
  table = inMemoryOffice()
  table.keep(accounts, accountOf('anna', { password: hash, first_name: 'Anna' }))
})

const to = async (name: string, body: object, user = 'anna') =>
  call<{ user: object; token: string }>(await handlerOf(name), { body }, { user, language: 'hu' })
const anna = () => table.kept(accounts, { id: 'anna' })
const session = (id: string, over: Partial<Session> = {}): Session => ({
  account: 'anna',
  id,
  company: 'c',
  remember: true,
  token_hash: 'hash',
  previous_hash: null,
  rotated_at: now.seconds,
  expires_at: Math.floor(Date.now() / 1000) + 1000,
  ...over,
})
/** Steps without the ids that are made anew each time. */
const steps = () =>
  table.commits().map(commit => commit.map(step => step.replace(/(SESSION|SECURITY_ALERT)#\w{26}$/, '$1#')))

describe('signing in', () => {
  it('leaves a strong hash as it is, and makes a cheap one anew', async () => {
    const { reply, cookies } = await to('log-in', { email: 'anna@example.hu', password, remember_me: false })
    expect(anna()?.password).toBe(hash)
    expect(reply.user).toMatchObject({ id: 'anna', first_name: 'Anna', language: 'en' })
    expect(cookies).toEqual([expect.stringMatching(/^szabi_session=anna\.\w+\..*Max-Age=3600$/)])
    expect(steps()).toEqual([['put ACCOUNT#anna ACCOUNT', 'put ACCOUNT#anna SESSION#']])

    const cheap = cheapHash(password)
    table.keep(accounts, accountOf('anna', { password: cheap }))
    await to('log-in', { email: 'anna@example.hu', password, remember_me: true })
    expect(needsRehash(anna()!.password!)).toBe(false)
    expect(await isPassword(password, anna()?.password)).toBe(true)
  })

  it('looks at the open company that its owner turned to last, or at none', async () => {
    for (const [id, selected_at, status, is_deleted] of [
      ['d', 5, 'active', false],
      ['e', 9, 'active', true],
      ['f', 8, 'inactive', false],
    ] as const) {
      table.keep(companyMemberships, { account: 'anna', company: id, selected_at })
      table.keep(companies, { ...table.kept(companies, { id: 'c' })!, id, is_deleted })
      table.keep(members, { ...memberOf('anna', { status }), company: id })
    }
    const selected = async () => {
      const before = new Set((await sessionsOf('anna')).map(({ id }) => id))
      await to('log-in', { email: 'anna@example.hu', password, remember_me: true })
      return (await sessionsOf('anna')).find(({ id }) => !before.has(id))?.company
    }
    expect(await selected()).toBe('d')
    table.keep(members, { ...memberOf('anna', { status: 'inactive' }), company: 'd' })
    expect(await selected()).toBe('c')
    table.keep(members, memberOf('anna', { status: 'inactive' }))
    expect(await selected()).toBeNull()
  })

  it('ends the session that was used least recently where there would be too many', async () => {
    const many = Array.from({ length: mostSessions }, (_, n) => session(`s${n}`, { rotated_at: now.seconds - n }))
    table.keep(sessions, ...many)
    await to('log-in', { email: 'anna@example.hu', password, remember_me: true })
    expect(steps()[0]).toContain(`delete ACCOUNT#anna SESSION#s${mostSessions - 1}`)
    expect(steps()[0]).toHaveLength(3)
  })

  it('is for nobody with a wrong password, without one, or without an account', async () => {
    table.keep(accounts, accountOf('bela'))
    for (const [email, given] of [
      ['anna@example.hu', 'Wrong2026'],
      ['bela@example.hu', ''],
      ['nobody@example.hu', password],
    ])
      expect(await refusal(to('log-in', { email, password: given }))).toMatchObject({
        code: 'invalid',
        sentence: { key: 'problems:invalidLogin' },
      })
    expect(table.commits()).toEqual([])
  })
})

describe('registering', () => {
  it('takes the account of somebody invited, in their language, and no address that has a password', async () => {
    const { reply } = await to('register', { email: 'bela@example.hu', password })
    expect(reply.user).toMatchObject({ id: 'bela', language: 'hu' })
    expect(table.kept(accounts, { id: 'bela' })).toMatchObject({ language: 'hu', password: expect.any(String) })
    expect(steps()).toEqual([['put ACCOUNT#bela ACCOUNT', 'put ACCOUNT#bela SESSION#']])
    expect(await refusal(to('register', { email: 'anna@example.hu', password }))).toMatchObject({
      errors: { email: [{ key: 'problems:emailTaken' }] },
    })
    const { reply: fresh } = await to('register', { email: 'new@example.hu', password })
    expect(fresh.user).toMatchObject({ email: 'new@example.hu', first_name: '', language: 'hu' })
    expect(table.kept(logins, { email: 'new@example.hu' })).toMatchObject({
      account: (fresh.user as { id: string }).id,
    })
    expect(steps()[1]).toContain('put EMAIL#new@example.hu EMAIL')
    const [registered] = await sessionsOf('bela')
    expect(registered).toMatchObject({ company: null, remember: true })
  })
})

describe('another password', () => {
  it('is asked for by link once there is one to forget', async () => {
    await to('forgot-password', { email: 'anna@example.hu' })
    expect(steps()).toEqual([['put ACCOUNT#anna RESET']])
    const { nonce, expires_at } = table.kept(resets, { account: 'anna' })!
    expect([nonce.length, expires_at]).toEqual([22, now.seconds + passwordResetLasts])
    for (const email of ['bela@example.hu', 'nobody@example.hu'])
      expect(await refusal(to('forgot-password', { email }))).toMatchObject({
        errors: { email: [{ key: 'problems:noSuchUser' }] },
      })
  })

  it('chosen by link ends every session and the link, and tells its owner', async () => {
    const expires_at = Math.floor(Date.now() / 1000) + 1000
    table.keep(resets, { account: 'anna', nonce: 'nonce', expires_at })
    table.keep(sessions, session('s1'), session('s2'))
    const choose = (token: string) => to('reset-password', { token, password: 'Tavasz2027' })
    const keyOf = async (token: string) =>
      ((await refusal(choose(token))) as { sentence: { key: string } } | undefined)?.sentence.key
    expect(await keyOf(await linkToken('anna', 'other'))).toBe('problems:invalidToken')
    expect(await keyOf(await linkToken('bela', 'nonce'))).toBe('problems:noUserWithToken')
    expect(await keyOf('anna.short')).toBe('problems:invalidToken')
    expect(table.commits()).toEqual([])
    await choose(await linkToken('anna', 'nonce'))
    expect(steps()).toEqual([
      [
        'delete ACCOUNT#anna RESET',
        'delete ACCOUNT#anna SESSION#s1',
        'delete ACCOUNT#anna SESSION#s2',
        'put ACCOUNT#anna ACCOUNT',
        'put ACCOUNT#anna SECURITY_ALERT#',
      ],
    ])
    expect(await isPassword('Tavasz2027', anna()?.password)).toBe(true)
  })

  it('chosen by whoever knows the one before keeps the session in which it is chosen', async () => {
    table.keep(sessions, session('session'), session('s2'))
    const change = (current_password: string, user = 'anna') =>
      to('change-password', { current_password, new_password: 'Tavasz2027' }, user)
    expect(await refusal(change('Wrong2026'))).toMatchObject({
      errors: { current_password: [{ key: 'problems:invalidCurrentPassword' }] },
    })
    expect(await refusal(change(password, 'gone'))).toMatchObject({ code: 'unauthenticated' })
    await change(password)
    expect(steps()).toEqual([
      [
        'delete ACCOUNT#anna RESET',
        'delete ACCOUNT#anna SESSION#s2',
        'put ACCOUNT#anna ACCOUNT',
        'put ACCOUNT#anna SECURITY_ALERT#',
      ],
    ])
  })
})

describe('a hash', () => {
  it.each([
    ['less memory', 'm=19455,t=2,p=1', 43],
    ['fewer passes', 'm=19456,t=1,p=1', 43],
    ['no lane', 'm=19456,t=2,p=0', 43],
    ['a shorter tag', 'm=19456,t=2,p=1', 42],
  ])('that was made with %s is made anew', (_, paid, length) => {
    const made = (paid: string, length: number) => `$argon2id$v=19$${paid}$${'A'.repeat(22)}$${'A'.repeat(length)}`
    expect(needsRehash(made(paid, length))).toBe(true)
    expect(needsRehash(made('m=19456,t=2,p=1', 43))).toBe(false)
    expect(needsRehash(made('m=19457,t=3,p=2', 44))).toBe(false)
  })
})
