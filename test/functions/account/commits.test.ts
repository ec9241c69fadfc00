import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { decodeProtectedHeader } from 'jose'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  mostSessions,
  passwordResetLasts,
  refreshGrace,
  rememberedFor,
  securityAlertLasts,
  sessionLasts,
  unrememberedFor,
  type Session,
} from '#shared/account/model.ts'
import { noSecondFactors } from '#shared/account/second-factor.ts'
import { call, now, refusal, type Caller } from '../in-memory/call.ts'
import type { InMemoryTable } from '../in-memory/table.ts'
import { cheapHash } from './cheap-hash.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
// What a commit holds is told here without the frame of a call, which has tests of its own.
vi.mock('#functions/platform/serve.ts', () => import('../in-memory/unserved.ts'))

const { accountOf, inMemoryOffice, memberOf, sessionOf } = await import('../in-memory/office.ts')
const { accounts, logins } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { hashOf, isPassword, needsRehash } = await import('#functions/account/password.ts')
const { resets } = await import('#functions/account/reset-store.ts')
const { securityAlerts } = await import('#functions/account/security-alert-store.ts')
const { secondFactors } = await import('#functions/account/second-factor-store.ts')
const { sessions, sessionsOf } = await import('#functions/account/session-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { readBearer } = await import('#functions/platform/access-token.ts')
const { accountPartition } = await import('#functions/platform/keys.ts')
const { log } = await import('#functions/platform/log.ts')
const { linkToken } = await import('#functions/platform/secrets.ts')
const { signingKeys } = await import('#functions/platform/signing-keys.ts')
const { list } = await import('#functions/platform/table.ts')
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

const to = async (name: string, body: object, user = 'anna', from: { address?: string; cookies?: object } = {}) =>
  call<{ user: object; token: string }>(await handlerOf(name), { body }, { user, language: 'hu', ...from } as Caller)
const anna = () => table.kept(accounts, { id: 'anna' })
const session = (id: string, over: Partial<Session> = {}) => sessionOf('anna', id, over)
const alerts = async () =>
  (await list(securityAlerts, { pk: accountPartition('anna'), prefix: 'SECURITY_ALERT#' })).map(
    ({ what, at, expires_at }) => ({ what, at, expires_at }),
  )
const attemptsAt = 'ADDRESS#198.51.100.7'
/** Steps without the ids that are made anew each time. */
const steps = () =>
  table.commits().map(commit => commit.map(step => step.replace(/(SESSION|SECURITY_ALERT)#\w{26}$/, '$1#')))

describe('signing in', () => {
  it('leaves a strong hash as it is, and makes a cheap one anew', async () => {
    const { reply, cookies } = await to('log-in', { email: 'anna@example.hu', password, remember_me: false })
    expect(anna()?.password).toBe(hash)
    expect(reply.user).toMatchObject({ id: 'anna', first_name: 'Anna', language: 'en' })
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-szabi_session=anna\.\w+\.0\..*Max-Age=3600$/),
      expect.stringMatching(/^__Host-szabi_device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=34560000$/),
    ])
    expect(Object.values(table.attempts())).toEqual([0, 0, 0])
    expect(steps()).toEqual([
      ['check ACCOUNT#anna SECOND_FACTORS', 'put ACCOUNT#anna ACCOUNT', 'put ACCOUNT#anna SESSION#'],
    ])

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
    expect(await refusal(selected())).toMatchObject({ code: 'forbidden', sentence: { key: 'refusals:deactivatedAt' } })
    table.keep(members, memberOf('anna', { status: 'deleted' }), {
      ...memberOf('anna', { status: 'deleted' }),
      company: 'd',
    })
    table.keep(members, { ...memberOf('anna', { status: 'deleted' }), company: 'f' })
    expect(await selected()).toBeNull()
  })

  it('ends the session that was used least recently where there would be too many', async () => {
    const many = Array.from({ length: mostSessions }, (_, n) => session(`s${n}`, { rotated_at: now.seconds - n }))
    table.keep(sessions, ...many)
    await to('log-in', { email: 'anna@example.hu', password, remember_me: true })
    expect(steps()[0]).toContain(`delete ACCOUNT#anna SESSION#s${mostSessions - 1}`)
    expect(steps()[0]).toHaveLength(4)
  })

  it('ends the oldest session of those that were used at the same moment', async () => {
    table.keep(sessions, ...Array.from({ length: mostSessions }, (_, n) => session(`s${n + 100}`)))
    await to('log-in', { email: 'anna@example.hu', password, remember_me: true })
    expect(steps()[0]).toContain('delete ACCOUNT#anna SESSION#s100')
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
    expect(table.attempts()).toMatchObject({ [`signIn#${attemptsAt}`]: 3, 'signIn#ACCOUNT#anna@example.hu': 1 })
  })
})

describe('security 2: a sign-in that others cannot block', () => {
  const email = 'anna@example.hu'
  const signIn = (from: { address?: string; cookies?: object }, given = password, captcha = 'stand-in.log_in') =>
    to('log-in', { email, password: given, remember_me: true, captcha }, 'anna', from)
  const guess = (from: { address?: string; cookies?: object }) => refusal(signIn(from, 'Wrong2026'))
  const deviceIn = (cookies: string[]) => ({
    '__Host-szabi_device': /^__Host-szabi_device=([^;]*)/.exec(cookies.at(-1) ?? '')?.[1] ?? '',
  })
  const stranger = { address: '203.0.113.9' }
  const home = { address: '198.51.100.7' }

  it('refuses the stranger after ten wrong passwords, and nobody elsewhere', async () => {
    for (let n = 0; n < 10; n++) expect(await guess(stranger)).toMatchObject({ code: 'invalid' })
    expect(await guess(stranger)).toMatchObject({ code: 'tooMany' })
    await signIn(home)
  })

  it('asks elsewhere for a captcha after three failures, which counts nothing until there is one', async () => {
    for (let n = 0; n < 3; n++)
      expect(await guess(stranger)).toMatchObject({ sentence: { key: 'problems:invalidLogin' } })
    const asked = { code: 'invalid', errors: { captcha: [{ key: 'problems:captcha' }] } }
    for (let n = 0; n < 20; n++) expect(await refusal(signIn(home, password, ''))).toMatchObject(asked)
    expect(await refusal(signIn(home, password, 'stand-in.register'))).toMatchObject(asked)
    expect(table.attempts()[`signIn#ACCOUNT#${email}`]).toBe(3)
    await signIn(home)
  })

  it('counts a browser that has signed in before for itself, without a captcha, whatever strangers do', async () => {
    const own = { ...home, cookies: deviceIn((await signIn(home)).cookies) }
    for (let n = 0; n < 12; n++) await guess(home)
    expect(await refusal(signIn(home))).toMatchObject({ code: 'tooMany' })
    await signIn(own, password, '')
    for (let n = 0; n < 5; n++) expect(await guess(own)).toMatchObject({ sentence: { key: 'problems:invalidLogin' } })
    expect(await refusal(signIn(own, password, ''))).toMatchObject({ errors: { captcha: expect.anything() } })
    for (let n = 0; n < 5; n++) await guess(own)
    expect(await guess(own)).toMatchObject({ code: 'tooMany' })
  })

  it('keeps the count of a browser through sign-ins, so that it collects no guesses', async () => {
    const first = deviceIn((await signIn(home)).cookies)
    for (let n = 0; n < 9; n++) await guess({ ...home, cookies: first })
    const second = deviceIn((await signIn({ ...home, cookies: first })).cookies)
    expect(second).toEqual(first)
    expect(await guess({ ...home, cookies: second })).toMatchObject({ code: 'invalid' })
    expect(await guess({ ...home, cookies: second })).toMatchObject({ code: 'tooMany' })
  })

  it('trusts no browser of before after another password, but the one in which it was chosen', async () => {
    const before = { ...home, cookies: deviceIn((await signIn(home)).cookies) }
    const body = { current_password: password, new_password: 'Sarkantyu2027' }
    const { cookies } = await to('change-password', body, 'anna', before)
    for (let n = 0; n < 12; n++) await guess(home)
    expect(await refusal(signIn(before, 'Sarkantyu2027'))).toMatchObject({ code: 'tooMany' })
    await signIn({ ...home, cookies: deviceIn(cookies) }, 'Sarkantyu2027', '')
  })

  it('security 2: counts the guesses of an account’s trusted browsers together, and nobody else’s with them', async () => {
    const devices = []
    for (let n = 0; n < 11; n++) devices.push({ ...home, cookies: deviceIn((await signIn(home)).cookies) })
    for (const device of devices.slice(0, 10)) for (let n = 0; n < 10; n++) await guess(device)
    expect(table.attempts()['signIn#DEVICES_OF#anna@example.hu']).toBe(100)
    expect(await guess(devices[10]!)).toMatchObject({ code: 'tooMany' })
    expect(await refusal(signIn(devices[10]!))).toMatchObject({ code: 'tooMany' })
    expect(await refusal(signIn({ ...devices[10]!, address: stranger.address }))).toMatchObject({ code: 'tooMany' })
    expect(await guess(home)).toMatchObject({ code: 'invalid' })
    table.keep(accounts, accountOf('bela', { password: hash }))
    const bela = { email: 'bela@example.hu', password, remember_me: true }
    await to('log-in', bela, 'bela', { address: home.address })
  })

  it('trusts a browser with the accounts that signed in on it, five at most, and with no other', async () => {
    table.keep(accounts, accountOf('bela', { password: hash }))
    const first = deviceIn((await signIn(home)).cookies)
    const both = deviceIn(
      (await to('log-in', { email: 'bela@example.hu', password, remember_me: true }, 'bela', { cookies: first }))
        .cookies,
    )
    for (let n = 0; n < 12; n++) await guess(home)
    await signIn({ ...home, cookies: both })
    const tokens = both['__Host-szabi_device'].split('~')
    expect(tokens).toHaveLength(2)
    for (const value of [tokens[0]!, `${tokens[1]!.slice(0, -1)}!`, tokens[1]!.replace(/^./, 'x'), ''])
      expect(await refusal(signIn({ ...home, cookies: { '__Host-szabi_device': value } }))).toMatchObject({
        code: 'tooMany',
      })
    const many = { '__Host-szabi_device': Array.from({ length: 8 }, () => tokens[0]).join('~') }
    const { cookies } = await signIn({ address: '192.0.2.1', cookies: many })
    expect(deviceIn(cookies)['__Host-szabi_device'].split('~')).toHaveLength(5)
  })

  it('is lifted by a password reset, at every address, and trusts the browser that did it', async () => {
    for (let n = 0; n < 12; n++) await Promise.all([guess(home), guess(stranger)])
    table.keep(resets, { account: 'anna', nonce: 'nonce', expires_at: now.seconds + 1000 })
    const { cookies } = await to('reset-password', {
      token: await linkToken('anna', 'nonce'),
      password: 'Sarkantyu2027',
    })
    await signIn(stranger, 'Sarkantyu2027', '')
    for (let n = 0; n < 12; n++) await guess(home)
    await signIn({ ...home, cookies: deviceIn(cookies) }, 'Sarkantyu2027', '')
  })
})

describe('registering', () => {
  it('takes the account of somebody invited, in their language, and no address that has a password', async () => {
    const captcha = 'stand-in.register'
    const { reply, cookies } = await to('register', { email: 'bela@example.hu', password, captcha })
    expect(cookies).toEqual([
      expect.stringMatching(new RegExp(`^__Host-szabi_session=bela\\..*Max-Age=${rememberedFor}$`)),
      expect.stringMatching(/^__Host-szabi_device=/),
    ])
    expect(reply.user).toMatchObject({ id: 'bela', language: 'hu' })
    expect(table.kept(accounts, { id: 'bela' })).toMatchObject({ language: 'hu', password: expect.any(String) })
    expect(steps()).toEqual([
      ['put ACCOUNT#bela ACCOUNT', 'put ACCOUNT#bela EMAIL_CONFIRMATION', 'put ACCOUNT#bela SESSION#'],
    ])
    expect(await refusal(to('register', { email: 'anna@example.hu', password, captcha }))).toMatchObject({
      errors: { email: [{ key: 'refusals:emailTaken' }] },
    })
    const { reply: fresh } = await to('register', { email: 'new@example.hu', password, captcha })
    expect(fresh.user).toMatchObject({ email: 'new@example.hu', first_name: '', language: 'hu' })
    expect(table.kept(logins, { email: 'new@example.hu' })).toMatchObject({
      account: (fresh.user as { id: string }).id,
    })
    expect(steps()[1]).toContain('put EMAIL#new@example.hu EMAIL')
    const [registered] = await sessionsOf('bela')
    expect(registered).toMatchObject({ company: null, remember: true })
    expect(table.attempts()).toEqual({
      [`register#${attemptsAt}`]: 3,
      'registerTo#DAY#bela@example.hu': 1,
      'registerTo#DAY#new@example.hu': 1,
    })
    const robot = { email: 'robot@example.hu', password, captcha: 'stand-in.forgot_password' }
    expect(await refusal(to('register', robot))).toMatchObject({ code: 'invalid' })
    expect(table.commits()).toHaveLength(2)
  })
})

describe('another password', () => {
  it('is asked for by link once there is one to forget', async () => {
    const forget = (email: string, captcha = 'stand-in.forgot_password') => to('forgot-password', { email, captcha })
    expect(await refusal(forget('anna@example.hu', 'stand-in.register'))).toMatchObject({ code: 'invalid' })
    expect(table.commits()).toEqual([])
    await forget('anna@example.hu')
    expect(steps()).toEqual([['put ACCOUNT#anna RESET']])
    expect(table.attempts()).toEqual({
      [`forgotPassword#${attemptsAt}`]: 2,
      'forgotPassword#ACCOUNT#anna@example.hu': 2,
    })
    const { nonce, expires_at } = table.kept(resets, { account: 'anna' })!
    expect([nonce.length, expires_at]).toEqual([22, now.seconds + passwordResetLasts])
    for (const email of ['bela@example.hu', 'nobody@example.hu'])
      expect(await refusal(forget(email))).toMatchObject({
        errors: { email: [{ key: 'refusals:noSuchUser' }] },
      })
  })

  it('chosen by link ends every session and the link, and tells its owner', async () => {
    const reset = { nonce: 'nonce', expires_at: now.seconds + 1000 }
    table.keep(resets, { ...reset, account: 'anna' }, { ...reset, account: 'gone' })
    table.keep(sessions, session('s1'), session('s2'))
    const choose = (token: string) => to('reset-password', { token, password: 'Sarkantyu2027' })
    const keyOf = async (token: string) =>
      ((await refusal(choose(token))) as { sentence: { key: string } } | undefined)?.sentence.key
    expect(await keyOf(await linkToken('anna', 'other'))).toBe('problems:invalidToken')
    expect(await keyOf(await linkToken('bela', 'nonce'))).toBe('refusals:noUserWithToken')
    expect(await keyOf(await linkToken('gone', 'nonce'))).toBe('refusals:noUserWithToken')
    expect(await keyOf('anna.short')).toBe('problems:invalidToken')
    expect(await keyOf('bela.short')).toBe('problems:invalidToken')
    expect(table.commits()).toEqual([])
    const failed = table.attempts()[`link#${attemptsAt}`]
    await choose(await linkToken('anna', 'nonce'))
    expect([failed, table.attempts()[`link#${attemptsAt}`]]).toEqual([5, 5])
    expect(await alerts()).toEqual([
      { what: 'password_changed', at: now.seconds, expires_at: now.seconds + securityAlertLasts },
    ])
    expect(steps()).toEqual([
      [
        'delete ACCOUNT#anna EMAIL_CHANGE',
        'delete ACCOUNT#anna RESET',
        'delete ACCOUNT#anna SESSION#s1',
        'delete ACCOUNT#anna SESSION#s2',
        'delete ATTEMPTS#signIn#ACCOUNT#anna@example.hu ATTEMPTS',
        'delete ATTEMPTS#signIn#DEVICES_OF#anna@example.hu ATTEMPTS',
        'put ACCOUNT#anna ACCOUNT',
        'put ACCOUNT#anna SECURITY_ALERT#',
      ],
    ])
    expect(await isPassword('Sarkantyu2027', anna()?.password)).toBe(true)
  })

  it('chosen by whoever knows the one before keeps the session in which it is chosen', async () => {
    table.keep(sessions, session('session'), session('s2'))
    const change = (current_password: string, user = 'anna') =>
      to('change-password', { current_password, new_password: 'Sarkantyu2027' }, user)
    expect(await refusal(change('Wrong2026'))).toMatchObject({
      errors: { current_password: [{ key: 'refusals:invalidCurrentPassword' }] },
    })
    expect(await refusal(change(password, 'gone'))).toMatchObject({ code: 'unauthenticated' })
    await change(password)
    expect(table.attempts()).toEqual({
      'currentPassword#DEVICE#session': 1,
      'currentPassword#DEVICES_OF#anna': 1,
      'currentPassword#DEVICES_OF#gone': 0,
      'credentialChange#DAY#anna': 1,
    })
    expect(steps()).toEqual([
      [
        'delete ACCOUNT#anna EMAIL_CHANGE',
        'delete ACCOUNT#anna RESET',
        'delete ACCOUNT#anna SESSION#s2',
        'put ACCOUNT#anna ACCOUNT',
        'put ACCOUNT#anna SECURITY_ALERT#',
      ],
    ])
  })
})

describe('staying signed in', () => {
  const cookieOf = (cookies: string[]) => ({
    '__Host-szabi_session': /^__Host-szabi_session=([^;]*)/.exec(cookies[0] ?? '')?.[1] ?? '',
  })
  const signIn = async (remember_me = true) =>
    cookieOf((await to('log-in', { email: 'anna@example.hu', password, remember_me })).cookies)
  const send = async (name: string, cookies: Record<string, string>) => {
    const { reply, cookies: set } = await call<{ token: string }>(await handlerOf(name), {}, { user: 'anna', cookies })
    return { token: reply?.token, set, next: cookieOf(set) }
  }
  const refresh = (cookies: Record<string, string>) => send('refresh-token', cookies)
  const seen = async () => (await sessionsOf('anna'))[0]!
  /** The session as if its token had been rotated so many seconds ago. */
  const age = async (seconds: number) => table.keep(sessions, { ...(await seen()), rotated_at: now.seconds - seconds })

  it.each([true, false])(
    'replaces the refresh token at every use, and lengthens the session (remembered: %s)',
    async remember => {
      const first = await signIn(remember)
      table.keep(sessions, { ...(await seen()), expires_at: now.seconds + 1 })
      const { next, set } = await refresh(first)
      expect(next).not.toEqual(first)
      const lasts = remember ? rememberedFor : unrememberedFor
      expect(set).toEqual([expect.stringMatching(new RegExp(`; Max-Age=${lasts}$`))])
      expect(await seen()).toMatchObject({ expires_at: now.seconds + lasts, rotated_at: now.seconds })
      expect((await refresh(next)).next).not.toEqual(next)
    },
  )

  it('gives two tabs, and whoever lost a reply, the same next token for a while, and ends the session afterwards', async () => {
    const first = await signIn()
    const { next } = await refresh(first)
    const commits = table.commits().length
    await age(refreshGrace)
    expect((await refresh(first)).next).toEqual(next)
    expect(table.commits()).toHaveLength(commits)
    expect(await alerts()).toEqual([])

    await age(refreshGrace + 1)
    expect(await refusal(refresh(first))).toMatchObject({ code: 'unauthenticated' })
    expect(steps().at(-1)).toEqual(['delete ACCOUNT#anna SESSION#', 'put ACCOUNT#anna SECURITY_ALERT#'])
    expect(await alerts()).toMatchObject([{ what: 'refresh_token_reused' }])
    expect(await refusal(refresh(next))).toMatchObject({ code: 'unauthenticated' })
  })

  it('is for nobody whose session has expired, is not known, or who has no whole token', async () => {
    const cookie = (await signIn())['__Host-szabi_session']
    const commits = table.commits().length
    const [account, id, rotation, secret] = cookie.split('.')
    for (const value of [
      '',
      `${account}.${id}`,
      `${cookie}A`,
      `x${cookie}.`,
      `${account}.${id}.${rotation}.${secret!.slice(1)}`,
      `${account}.${id}.${secret}`,
      `bela.${id}.${rotation}.${secret}`,
      `${account}.other.${rotation}.${secret}`,
    ])
      expect(await refusal(refresh({ '__Host-szabi_session': value }))).toMatchObject({ code: 'unauthenticated' })
    expect(await refusal(refresh({}))).toMatchObject({ code: 'unauthenticated' })
    vi.setSystemTime((now.seconds - 10) * 1000)
    table.keep(sessions, { ...(await seen()), expires_at: now.seconds })
    expect(await refusal(refresh({ '__Host-szabi_session': cookie }))).toMatchObject({ code: 'unauthenticated' })
    expect(table.commits()).toHaveLength(commits)
  })

  it('security 12 is ended by no secret that it was never given', async () => {
    const first = await signIn()
    const { next } = await refresh(first)
    const { next: last } = await refresh(next)
    const [account, id, , secret] = last['__Host-szabi_session'].split('.')
    const commits = table.commits().length
    for (const made of [`0.${'A'.repeat(43)}`, `2.${'A'.repeat(43)}`, `0.${secret}`, `1.${secret}`, `3.${secret}`]) {
      const made_up = { '__Host-szabi_session': `${account}.${id}.${made}` }
      expect(await refusal(refresh(made_up))).toMatchObject({ code: 'unauthenticated' })
      await send('log-out', made_up)
    }
    expect(table.commits()).toHaveLength(commits)
    expect(await alerts()).toEqual([])
    await refresh(last)
    expect(await refusal(refresh(first))).toMatchObject({ code: 'unauthenticated' })
    expect(await alerts()).toMatchObject([{ what: 'refresh_token_reused' }])
  })

  it('security 12 has a cookie that lasts no longer than the session, which ends after a year', async () => {
    const first = await signIn()
    table.keep(sessions, { ...(await seen()), begun_at: now.seconds - sessionLasts + 60 })
    const { set } = await refresh(first)
    expect(set).toEqual([expect.stringMatching(/; Max-Age=60$/)])
    expect((await seen()).expires_at).toBe(now.seconds + 60)
  })

  it('security 12 knows a session of before tokens were numbered, and lets nobody in by it', async () => {
    const { nonce: _n, rotation: _r, begun_at: _b, device: _d, ...older } = session('older')
    table.keep(sessions, older as Session)
    expect(await sessionsOf('anna')).toMatchObject([{ id: 'older', begun_at: 0 }])
    const token = `anna.older.0.${(await linkToken('older', ' 0')).split('.')[1]}`
    expect(await refusal(refresh({ '__Host-szabi_session': token }))).toMatchObject({ code: 'unauthenticated' })
    await signIn()
  })

  it('ends by signing out with any token that it was given, and with no other', async () => {
    const ended = '__Host-szabi_session=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0'
    const leave = async (cookies: Record<string, string>) => {
      expect((await send('log-out', cookies)).set).toEqual([ended])
      return (await sessionsOf('anna')).length
    }
    const first = await signIn()
    const { next } = await refresh(first)
    const { next: last } = await refresh(next)
    expect(await leave({})).toBe(1)
    expect(await leave({ '__Host-szabi_session': `anna.other.0.${'A'.repeat(43)}` })).toBe(1)
    expect(await leave(first)).toBe(0)
    expect(await leave(next)).toBe(0)
    expect(await leave(last)).toBe(0)
    expect(await leave(await signIn())).toBe(0)
  })
})

describe('publishing the signing key', () => {
  const event = {
    StackId: 'stack',
    RequestId: 'request',
    LogicalResourceId: 'SigningKey',
    ResponseURL: 'https://outcome',
  }
  const handler = async (over: object) =>
    ((await handlerOf('publish-signing-key')) as (event: object) => Promise<object>)({
      ...event,
      ResourceProperties: { Seed: 'secret' },
      ...over,
    })
  const told = vi.fn<(url: string, init: { method: string; body: string }) => void>()
  beforeEach(() => {
    told.mockReset()
    vi.stubGlobal('fetch', told)
    return () => void vi.unstubAllGlobals()
  })
  const outcomes = () =>
    told.mock.calls.map(([url, { method, body }]) => ({ to: `${method} ${url}`, ...(JSON.parse(body) as object) }))
  const { ResponseURL, ...echoed } = event
  const kid = 'vU4C9DhTxFygipyi'
  const outcome = { to: `PUT ${ResponseURL}`, ...echoed, PhysicalResourceId: kid }

  it('keeps it under the name by which tokens know it, and tells where CloudFormation waits', async () => {
    const resource = { PhysicalResourceId: kid, Data: { kid } }
    expect(await handler({ RequestType: 'Create' })).toEqual(resource)
    expect(outcomes()).toEqual([{ ...outcome, Status: 'SUCCESS', Data: { kid } }])
    expect(table.kept(signingKeys, { kid })).toMatchObject({ kid })

    const { reply } = await to('log-in', { email: 'anna@example.hu', password, remember_me: true })
    expect(decodeProtectedHeader(reply.token)).toEqual({ alg: 'EdDSA', kid })
    const { id, company } = (await sessionsOf('anna'))[0]!
    expect(await readBearer(`Bearer ${reply.token}`)).toEqual({ account: 'anna', session: id, company })

    told.mockReset()
    expect(await handler({ RequestType: 'Update', PhysicalResourceId: 'old', ResponseURL: undefined })).toEqual(
      resource,
    )
    expect(told).not.toHaveBeenCalled()
  })

  it('withdraws it by the name of the resource when its seed is retired, and no other', async () => {
    await handler({ RequestType: 'Create' })
    const [resource, others] = [kid, 'older'].map(id => ({ PhysicalResourceId: id, Data: {} }))
    expect(await handler({ RequestType: 'Delete', PhysicalResourceId: 'older' })).toEqual(others)
    expect(table.kept(signingKeys, { kid })).toMatchObject({ kid })
    expect(await handler({ RequestType: 'Delete', PhysicalResourceId: kid })).toEqual(resource)
    expect(outcomes().at(-1)).toEqual({ ...outcome, ...resource, Status: 'SUCCESS' })
    expect(table.kept(signingKeys, { kid })).toBeUndefined()
  })

  it('tells and logs that it failed, so that the deployment does not wait', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue()
    mockClient(DynamoDBDocumentClient).on(TransactWriteCommand).rejects(new Error('no table'))
    await expect(handler({ RequestType: 'Create' })).rejects.toThrow('no table')
    expect(outcomes()).toEqual([
      { ...outcome, PhysicalResourceId: 'unpublished', Status: 'FAILED', Reason: 'Error: no table' },
    ])
    expect(logged).toHaveBeenCalledOnce()
    await expect(handler({ RequestType: 'Update', PhysicalResourceId: 'older' })).rejects.toThrow('no table')
    expect(outcomes()[1]).toMatchObject({ PhysicalResourceId: 'older', Status: 'FAILED' })
    logged.mockRestore()
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

describe('removing the second step of a colleague', () => {
  const reset = async () => {
    const { handler } = (await import('#functions/people/reset-second-factors.ts')) as { handler: unknown }
    await call(handler, { path: { id: 'anna' } }, { user: 'bela', role: 3, language: 'hu' })
  }

  it('counts for the administrator, so that whoever has changed much in a stolen session does not prevent it', async () => {
    table.keep(members, memberOf('anna'), memberOf('bela', { role: 3 }))
    table.keep(secondFactors, { ...noSecondFactors('anna'), is_on: true })
    await reset()
    expect(table.attempts()).toEqual({ 'credentialChange#DAY#bela': 1 })
    expect(await alerts()).toMatchObject([{ what: 'second_factors_reset' }])
  })
})
