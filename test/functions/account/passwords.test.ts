import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { people } from '#shared/people/contract.ts'
import { refused, type Client } from '#test/support/client.ts'
import { openWorld, password } from '#test/support/world.ts'
import { receivedEmail, resetTokenOf } from './received-email.ts'

const world = openWorld()
const another = 'Sarkantyu2027'

const forget = (email: string) =>
  world.visitor('en').asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
const reset = (token: string, chosen = another) =>
  world.visitor('en').asked(account.resetPassword, { body: { token, password: chosen } })
async function signIn(email: string, given = password): Promise<Client> {
  const client = world.visitor('en')
  await client.asked(account.logIn, { body: { email, password: given } })
  return client
}
const change = (client: Client, current_password: string, new_password = another) =>
  client.asked(account.changePassword, { body: { current_password, new_password } })

describe('a forgotten password', () => {
  it('is chosen anew by a link, and every session ends at once', async () => {
    const { client, email } = await world.registered()
    const elsewhere = await signIn(email)
    await forget(` ${email.toUpperCase()} `)
    await reset(await resetTokenOf(world, email))
    for (const device of [client, elsewhere]) {
      expect(await refused(device.asked(people.showMe))).toMatchObject({ status: 401 })
      expect(await refused(device.asked(account.refreshToken))).toMatchObject({ status: 401 })
    }
    expect(await refused(signIn(email))).toMatchObject({ message: 'Incorrect email or password.' })
    await signIn(email, another)
  })

  it('X05 is nobody’s where there is no user with the address', async () => {
    const admin = await world.founder('en')
    await admin.client.asked(people.invitePeople, { body: { invites: [{ email: 'invited@example.hu' }] } })
    for (const email of ['nobody-at-all@example.hu', 'invited@example.hu'])
      expect(await refused(forget(email))).toMatchObject({
        status: 422,
        errors: { email: ['No user exist with this email address'] },
      })
  })

  it('is told in the language of its owner, with a link to the page in that language', async () => {
    const { email } = await world.registered('hu')
    await forget(email)
    const { subject, text } = await receivedEmail(world, email, /jelszó/)
    expect(subject).toBe('Új jelszó beállítása')
    expect(text).toMatch(/\/hu\/change-password\?token=/)
    expect(text).toContain('egy óráig')
  })

  it('X05 has a link that is good for one use', async () => {
    const { email } = await world.registered()
    await forget(email)
    const token = await resetTokenOf(world, email)
    const outcomes = await Promise.allSettled([reset(token), reset(token), reset(token)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refused(reset(token))).toMatchObject({
      status: 404,
      message: 'No user found with this token, it may have expired.',
    })
  })

  it('has one link at a time: a newer one ends the older', async () => {
    const { email } = await world.registered()
    await forget(email)
    const older = await resetTokenOf(world, email)
    await forget(email)
    const newer = await resetTokenOf(world, email, 2)
    expect(await refused(reset(older))).toMatchObject({ status: 404, message: 'Invalid token' })
    await reset(newer)
  })

  it('X05 cannot be chosen by a link that was made up', async () => {
    const { id, email } = await world.registered()
    await forget(email)
    const token = await resetTokenOf(world, email)
    const [record, seal] = token.split('.')
    expect(record).toBe(id)
    for (const made of ['x', '', `${id}.`, id, `${id}.${'A'.repeat(43)}`, `${seal}.${record}`, `${token}.x`])
      expect(await refused(reset(made))).toMatchObject({ status: 404, message: 'Invalid token' })
    expect(await refused(reset(`nobody.${seal}`))).toMatchObject({ status: 404 })
    expect((await refused(reset(token, 'weak'))).errors.password).toContain('At least 8 characters.')
    await reset(token)
  })

  it('is asked for a few times only, for one account', async () => {
    const [tried, other] = [await world.registered(), await world.registered()]
    for (let asked = 0; asked < 5; asked++) await forget(tried.email)
    expect(await refused(forget(tried.email))).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many attempts\. Try again in 1[45] minutes\.$/) as string,
    })
    await forget(other.email)
  })
})

describe('security 10: a password that is guessed first', () => {
  const common = 'This password is too common. Choose one that is harder to guess.'
  const own =
    'This password can be guessed from your name, your email address or your company’s name. Choose another one.'

  it('is not chosen at registering', async () => {
    const register = (chosen: string) =>
      refused(
        world.visitor('en').asked(account.register, {
          body: { email: 'kerekes@malom.example', password: chosen, captcha: 'stand-in.register' },
        }),
      )
    for (const chosen of ['Password1', 'Passw0rd', 'Jelszo12', 'Tavasz2027'])
      expect(await register(chosen)).toMatchObject({ status: 422, errors: { password: [common] } })
    for (const chosen of ['Kerekes26', 'Malom2026!'])
      expect(await register(chosen)).toMatchObject({ status: 422, errors: { password: [own] } })
  })

  it('is not chosen in place of another, and by no link', async () => {
    const { client, email } = await world.registered('en')
    expect((await refused(change(client, password, 'Passw0rd'))).errors).toEqual({ new_password: [common] })
    await forget(email)
    const token = await resetTokenOf(world, email)
    expect((await refused(reset(token, 'Jelszo12'))).errors).toEqual({ password: [common] })
    await reset(token)
  })

  it('is not chosen by whoever accepts an invitation', async () => {
    const admin = await world.founder('en')
    await admin.client.asked(people.invitePeople, { body: { invites: [{ email: 'joined@malom.example' }] } })
    const token = await world.invitationTo('joined@malom.example')
    const accept = (chosen: string) =>
      world.visitor('en').asked(people.acceptInvitation, {
        body: { token, first_name: 'Hortenzia', last_name: 'Kis', password: chosen },
      })
    expect((await refused(accept('Password1'))).errors).toEqual({ password: [common] })
    expect((await refused(accept('Hortenzia1'))).errors).toEqual({ password: [own] })
    await accept(password)
  })
})

describe('a changed password', () => {
  it('ends every session but the one in which it was changed, also for tokens that are still young', async () => {
    const { client, email } = await world.registered()
    const others = [await signIn(email), await signIn(email)]
    await change(client, password)
    await client.asked(people.showMe)
    await client.asked(account.refreshToken)
    for (const device of others) {
      expect(await refused(device.asked(people.showMe))).toMatchObject({ status: 401, code: 'unauthenticated' })
      expect(await refused(device.asked(account.refreshToken))).toMatchObject({ status: 401 })
    }
    await signIn(email, another)
    expect(await refused(signIn(email))).toMatchObject({ status: 422 })
  })

  it('leaves nobody signed in who was signing in with the old one at the same moment', async () => {
    const { client, email } = await world.registered()
    const [, ...signedIn] = await Promise.allSettled([
      change(client, password),
      ...Array.from({ length: 5 }, () => signIn(email)),
    ])
    for (const outcome of signedIn)
      if (outcome.status === 'fulfilled')
        expect(await refused(outcome.value.asked(people.showMe))).toMatchObject({ status: 401 })
  })

  it('X05 wants the right current one and a good new one', async () => {
    const { client } = await world.registered('en')
    expect((await refused(change(client, 'Wrong2026'))).errors).toEqual({
      current_password: ['Invalid current password'],
    })
    expect((await refused(change(client, password, 'short'))).errors.new_password).toContain('At least one digit.')
    expect(await refused(change(world.visitor(), password))).toMatchObject({ status: 401 })
  })

  it('is told to its owner, and ends a link that is still on its way', async () => {
    const { client, email } = await world.confirmed()
    await forget(email)
    const token = await resetTokenOf(world, email)
    await change(client, password)
    expect(await refused(reset(token))).toMatchObject({ status: 404 })
    const { text } = await receivedEmail(world, email, /Your password has been changed/)
    expect(text).toMatch(/\/en\/forgot-password/)
  })

  it('security 3 sends nothing to an address that nobody has confirmed', async () => {
    const [unknown, known] = [await world.registered(), await world.confirmed()]
    for (const { client } of [unknown, known]) await change(client, password)
    await receivedEmail(world, known.email, /Your password has been changed/)
    // The alerts of both have gone through the same queue; the link that confirms is what an unconfirmed address gets.
    await world.confirmationTo(unknown.email)
    expect(world.cloud.mails().filter(({ to, subject }) => to === unknown.email && /changed/.test(subject))).toEqual([])
  })

  it('security 3 is changed twenty times a day and no more, successes too', async () => {
    const { client } = await world.registered('en')
    for (let pairs = 0; pairs < 10; pairs++) {
      await change(client, password, another)
      await change(client, another, password)
    }
    expect(await refused(change(client, password))).toMatchObject({
      status: 429,
      message:
        'The password or second step of this account has been changed too often today. You can try again tomorrow.',
    })
  })

  it('is not found out by guessing the current one', async () => {
    const { client } = await world.registered()
    const guesses = await Promise.all(Array.from({ length: 14 }, () => refused(change(client, 'Wrong2026'))))
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(await refused(change(client, password))).toMatchObject({ status: 429 })
  })
})

describe('being signed in on many devices', () => {
  it('is possible on fifty; the one used least recently ends for one more', async () => {
    const { client, email } = await world.registered()
    const first = await signIn(email)
    for (let devices = 2; devices < 50; devices++) await signIn(email)
    await first.asked(account.refreshToken)
    await signIn(email)
    await first.asked(people.showMe)
    expect(await refused(client.asked(people.showMe))).toMatchObject({ status: 401 })
  })
})
