import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { eraseAccount } from '#shared/leave/contract/erase-account.ts'
import { people } from '#shared/people/contract.ts'
import { refused, type Client } from '#test/support/client.ts'
import { openWorld, password } from '#test/support/world.ts'
import { receivedEmail, resetTokenOf } from './received-email.ts'

const world = openWorld()
const me = people.showMe

describe('registering', () => {
  it('makes an account in the language of the path and signs it in', async () => {
    const client = world.visitor('hu')
    const { user } = await client.asked(account.register, {
      body: { email: ' Anna@Example.HU ', password, captcha: 'stand-in.register' },
    })
    expect(user).toMatchObject({ email: 'anna@example.hu', first_name: '', language: 'hu' })
    const { data } = await client.asked(me)
    expect(data).toMatchObject({ id: user.id, role: null, companies: [], selected_company: null })
  })

  it('V07 X05 refuses an address that is taken, in whatever case', async () => {
    const { email } = await world.registered()
    const refusal = await refused(
      world
        .visitor('en')
        .asked(account.register, { body: { email: email.toUpperCase(), password, captcha: 'stand-in.register' } }),
    )
    expect(refusal).toMatchObject({ status: 422, errors: { email: ['This e-mail address is already in use.'] } })
  })

  it('gives an address to one of many who want it at once', async () => {
    const tries = Array.from({ length: 6 }, () =>
      world
        .visitor()
        .asked(account.register, { body: { email: 'one@example.hu', password, captcha: 'stand-in.register' } }),
    )
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('C02 X05 takes nobody for a human whom the captcha did not', async () => {
    for (const captcha of [undefined, '', 'stand-in', 'stand-in.forgot_password', 'stand-in.register.0.1', 'garbage']) {
      const body = { email: 'robot@example.hu', password, ...(captcha !== undefined && { captcha }) }
      const refusal = await refused(world.visitor('en').asked(account.register, { body }))
      expect(refusal).toMatchObject({ status: 422, message: 'Failed to execute' })
    }
  })

  it('sends an address no more links because its account was erased', async () => {
    const email = 'registered.often@example.hu'
    const body = { email, password, captcha: 'stand-in.register' }
    for (let n = 0; n < 5; n++) {
      const client = world.visitor()
      await client.asked(account.register, { body })
      await client.asked(confirmIdentity, { body: { password } })
      await client.asked(eraseAccount, { body: { email } })
    }
    expect(await refused(world.visitor('en').asked(account.register, { body }))).toMatchObject({
      status: 429,
      message: /sent the confirmation email several times/,
    })
  })

  it('V08 names everything that a weak password lacks', async () => {
    const refusal = await refused(
      world
        .visitor('en')
        .asked(account.register, { body: { email: 'weak@example.hu', password: 'abc', captcha: 'stand-in.register' } }),
    )
    expect(refusal.errors.password).toEqual([
      'At least 8 characters.',
      'At least one uppercase letter.',
      'At least one digit.',
    ])
  })
})

describe('signing in', () => {
  it('B03 keeps somebody for about six months with remember-me, else for an hour', async () => {
    const { email } = await world.registered()
    const cookieFor = async (remember_me: boolean) => {
      const response = await fetch(`${world.cloud.url}/api/en/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, remember_me }),
      })
      return response.headers.getSetCookie()
    }
    const [remembered] = await cookieFor(true)
    expect(remembered).toMatch(
      /^__Host-szabi_session=.*; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=15780096$/,
    )
    const [short] = await cookieFor(false)
    expect(short).toMatch(/Max-Age=3600$/)
  })

  it('X05 says the same of a wrong password and of an unknown address', async () => {
    const { email } = await world.registered()
    const wrong = await refused(world.visitor('en').asked(account.logIn, { body: { email, password: 'Wrong2026' } }))
    const unknown = await refused(
      world.visitor('en').asked(account.logIn, { body: { email: 'nobody@example.hu', password } }),
    )
    expect(wrong).toMatchObject({ status: 422, message: 'Incorrect email or password.', errors: {} })
    expect(unknown).toMatchObject({ status: wrong.status, message: wrong.message, errors: {} })
  })

  it('security 2 X05 asks for a captcha after three wrong passwords, and refuses the client after ten, for this account alone', async () => {
    const [tried, other] = [await world.registered(), await world.registered()]
    const captcha = 'stand-in.log_in'
    const guess = (given: object) =>
      refused(
        world.visitor('en').asked(account.logIn, { body: { email: tried.email, password: 'Wrong2026', ...given } }),
      )
    for (let failure = 0; failure < 3; failure++)
      expect(await guess({})).toMatchObject({ message: 'Incorrect email or password.', errors: {} })
    expect(await guess({ password })).toMatchObject({ status: 422, errors: { captcha: ['Failed to execute'] } })
    for (let failure = 3; failure < 10; failure++)
      expect(await guess({ captcha })).toMatchObject({ message: 'Incorrect email or password.', errors: {} })
    expect(await guess({ password, captcha })).toMatchObject({ status: 429, code: 'tooMany' })
    await world.visitor().asked(account.logIn, { body: { email: other.email, password } })
  })

  it('security 2 lets a browser in that has signed in before, whatever others fail at, and all after a reset', async () => {
    const { client, email } = await world.registered('en')
    const signIn = (from: Client, given = password) => from.asked(account.logIn, { body: { email, password: given } })
    for (let failure = 0; failure < 11; failure++)
      await refused(
        world.visitor().asked(account.logIn, { body: { email, password: 'Wrong2026', captcha: 'stand-in.log_in' } }),
      )
    expect(await refused(signIn(world.visitor()))).toMatchObject({ status: 429 })
    await client.asked(account.logOut)
    await signIn(client)

    await client.asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const token = await resetTokenOf(world, email)
    await world.visitor().asked(account.resetPassword, { body: { token, password: 'Sarkantyu2027' } })
    await signIn(world.visitor(), 'Sarkantyu2027')
  })
})

describe('signing in where somebody else is', () => {
  it('S2 ends the session whose cookie the browser loses, and no other one of that person', async () => {
    const [anna, bela] = [await world.registered(), await world.registered()]
    const elsewhere = world.visitor()
    await elsewhere.asked(account.logIn, { body: { email: anna.email, password } })
    const { token } = anna.client
    await anna.client.asked(account.logIn, { body: { email: bela.email, password } })
    const before = Object.assign(world.visitor(), { token })
    expect(await refused(before.asked(me))).toMatchObject({ status: 401 })
    expect((await anna.client.asked(me)).data.id).toBe(bela.id)
    expect((await elsewhere.asked(me)).data.id).toBe(anna.id)
  })

  it('S2 ends it by registering too, and a made-up cookie ends nothing', async () => {
    const anna = await world.registered()
    const name = [...anna.client.cookies.keys()].find(one => one.endsWith('_session'))!
    const genuine = anna.client.cookies.get(name)!
    const shared = world.visitor()
    const register = (client: Client, email: string) =>
      client.asked(account.register, { body: { email, password, captcha: 'stand-in.register' } })
    shared.cookies.set(name, `${genuine.slice(0, -1)}${genuine.endsWith('A') ? 'E' : 'A'}`)
    await register(shared, 'made.up@example.hu')
    await anna.client.asked(me)
    shared.cookies.set(name, genuine)
    await register(shared, 'shared@example.hu')
    expect(await refused(anna.client.asked(me))).toMatchObject({ status: 401 })
  })
})

describe('guessing', () => {
  it('is counted however many guess at the same moment', async () => {
    const { email } = await world.registered()
    const body = { email, password: 'Wrong2026', captcha: 'stand-in.log_in' }
    const guess = () => refused(world.visitor().asked(account.logIn, { body }))
    const guesses = await Promise.all(Array.from({ length: 13 }, guess))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  it('is not what somebody does who signs in often', async () => {
    const { email } = await world.registered()
    for (let time = 0; time < 12; time++) await world.visitor().asked(account.logIn, { body: { email, password } })
  })
})

describe('staying signed in', () => {
  const cookieOf = (client: { cookies: Map<string, string> }) => client.cookies.get('__Host-szabi_session') ?? ''

  it('replaces the refresh token at every use', async () => {
    const { client } = await world.registered()
    const first = cookieOf(client)
    await client.asked(account.refreshToken)
    expect(cookieOf(client)).not.toBe(first)
    expect((await client.asked(me)).data.role).toBeNull()
  })

  it('lets two tabs refresh at the same moment, and both stay signed in', async () => {
    const { client } = await world.registered()
    const tabs = Array.from({ length: 4 }, () => Object.assign(world.visitor(), { cookies: new Map(client.cookies) }))
    await Promise.all(tabs.map(tab => tab.asked(account.refreshToken)))
    expect(new Set(tabs.map(cookieOf)).size).toBe(1)
    for (const tab of tabs) await tab.asked(account.refreshToken)
    await client.asked(me)
  })

  it('keeps a client whose reply was lost', async () => {
    const { client } = await world.registered()
    const lost = Object.assign(world.visitor(), { cookies: new Map(client.cookies) })
    await lost.asked(account.refreshToken)
    await client.asked(account.refreshToken)
    await client.asked(account.refreshToken)
    await client.asked(me)
  })

  it('ends the session for everybody when a token is used that was replaced before the last one', async () => {
    const { client } = await world.registered()
    const thief = Object.assign(world.visitor(), { cookies: new Map(client.cookies) })
    await client.asked(account.refreshToken)
    await client.asked(account.refreshToken)
    expect(await refused(thief.asked(account.refreshToken))).toMatchObject({ status: 401 })
    expect(await refused(client.asked(account.refreshToken))).toMatchObject({ status: 401 })
    expect(await refused(client.asked(me))).toMatchObject({ status: 401 })
  })

  it('tells the owner by one email when a token is used that was replaced before the last one', async () => {
    const { client, email } = await world.confirmed('hu')
    const thieves = Array.from({ length: 3 }, () =>
      Object.assign(world.visitor(), { cookies: new Map(client.cookies) }),
    )
    await client.asked(account.refreshToken)
    await client.asked(account.refreshToken)
    await Promise.all(thieves.map(thief => refused(thief.asked(account.refreshToken))))
    const { subject, text } = await receivedEmail(world, email, /kijelentkeztettünk/)
    expect(subject).toBe('A biztonságod érdekében kijelentkeztettünk')
    expect(text).toMatch(/\/hu\/forgot-password/)
    const same = world.cloud.mails().filter(mail => mail.to === email && mail.subject === subject)
    expect(same).toHaveLength(1)
  })

  it('refuses a cookie that is missing, broken or made up', async () => {
    const { client } = await world.registered()
    const [owner, session] = cookieOf(client).split('.')
    for (const cookie of [
      '',
      'x',
      'a.b.c',
      `${owner}.${session}`,
      `nobody.${session}.0.${'A'.repeat(43)}`,
      `${owner}.${session}.0.${'A'.repeat(43)}`,
    ]) {
      const visitor = world.visitor()
      visitor.cookies.set('__Host-szabi_session', cookie)
      expect(await refused(visitor.asked(account.refreshToken))).toMatchObject({ status: 401 })
    }
    await client.asked(me)
  })
})

describe('signing out', () => {
  it('ends the session at once, also for the access token that is still young', async () => {
    const { client } = await world.registered()
    await client.asked(account.logOut)
    expect([...client.cookies.keys()]).toEqual(['__Host-szabi_device'])
    expect(await refused(client.asked(me))).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it('succeeds for somebody who is not signed in', async () => {
    await world.visitor().asked(account.logOut)
  })
})
