import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { cancelEmailChange } from '#shared/account/contract/email/cancel-email-change.ts'
import { changeEmail } from '#shared/account/contract/email/change-email.ts'
import { showEmailChange } from '#shared/account/contract/email/show-email-change.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { people } from '#shared/people/contract.ts'
import { confirmEmailChange } from '#shared/people/contract/email/confirm-email-change.ts'
import { stopEmailChange } from '#shared/people/contract/email/stop-email-change.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { refused, type Client } from '#test/support/client.ts'
import { openWorld, password } from '#test/support/world.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { receivedEmail, resetTokenOf } from '../account/received-email.ts'
import { codeOf, withAuthenticator } from '../account/with-factors.ts'

const world = openWorld()

let counted = 0
const newAddress = () => `moved${++counted}@example.hu`
const emailsTo = (to: string) => world.cloud.mails().filter(mail => mail.to === to)

async function ask(client: Client, email: string) {
  await client.asked(confirmIdentity, { body: { password } })
  return (await client.asked(changeEmail, { body: { email } })).data
}
const tokenIn = async (to: string, subject: RegExp, sent = 1) =>
  /token=([\w.-]+)/.exec((await receivedEmail(world, to, subject, sent)).text)![1]!
const confirmLink = (to: string, sent = 1) => tokenIn(to, /Confirm your new email address/, sent)
const stopLink = (to: string) => tokenIn(to, /A new email address was entered/)
const restoreLink = (to: string) => tokenIn(to, /address of your account has changed/)
const confirm = async (token: string) => (await world.visitor('en').asked(confirmEmailChange, { body: { token } })).data
const stop = async (token: string) => (await world.visitor('en').asked(stopEmailChange, { body: { token } })).data
const signIn = (email: string, given = password) =>
  world.visitor('en').asked(account.logIn, { body: { email, password: given } })
const emailOf = async (client: Client) => (await client.asked(people.showMe)).data.email
const over = { status: 404, message: 'Invalid token' }

/** Somebody who has moved to another address. */
async function moved() {
  const person = await world.founder()
  const to = newAddress()
  await ask(person.client, to)
  await confirm(await confirmLink(to))
  return { ...person, to }
}

describe('P04 the own address', () => {
  it('is changed once the link at the new one is opened, in every company, and no session ends', async () => {
    const owner = await world.founder()
    const person = await world.colleague(owner)
    const other = await world.founder()
    await other.client.asked(people.invitePeople, { body: { invites: [{ email: person.email }] } })
    const body = { token: await world.invitationTo(person.email), first_name: 'Anna', last_name: 'Nagy' }
    person.client.token = (await person.client.asked(joinCompany, { body })).token
    const to = newAddress()

    expect(await refused(person.client.asked(changeEmail, { body: { email: to } }))).toMatchObject({ status: 428 })
    const asked = await ask(person.client, to.toUpperCase())
    expect(asked).toEqual({ email: to, expires_at: expect.any(Number) })
    expect((await person.client.asked(showEmailChange)).data).toEqual(asked)
    expect(await emailOf(person.client)).toBe(person.email)
    await stopLink(person.email)

    const token = await confirmLink(to)
    expect(await confirm(token)).toEqual({ email: to, was_changed: false })
    expect(await confirm(token)).toEqual({ email: to, was_changed: true })
    expect(await emailOf(person.client)).toBe(to)
    expect((await person.client.asked(showEmailChange)).data).toBeNull()
    for (const { client } of [owner, other])
      expect((await client.asked(people.showPerson, { path: { id: person.id } })).data.email).toBe(to)
    await signIn(to)
    expect(await refused(signIn(person.email))).toMatchObject({ message: 'Incorrect email or password.' })
    const { data } = await owner.client.asked(listAuditLog, { query: { subject: person.id } })
    expect(data[0]).toMatchObject({
      act: 'person_changed',
      by: { id: person.id },
      changes: [{ field: 'email' }],
    })
    await restoreLink(person.email)
  })

  it('is proven by a code where there is a second factor', async () => {
    const { client } = await world.founder()
    const { secret } = await withAuthenticator(client)
    await client.asked(confirmIdentity, { body: { code: codeOf(secret, 1) } })
    const to = newAddress()
    await client.asked(changeEmail, { body: { email: to } })
    await confirm(await confirmLink(to))
    expect(await emailOf(client)).toBe(to)
  })

  it('that is another account’s is refused in the specified words, and so is the present one', async () => {
    const [{ client, email }, other] = await Promise.all([world.founder(), world.founder()])
    await client.asked(confirmIdentity, { body: { password } })
    expect(await refused(client.asked(changeEmail, { body: { email: other.email } }))).toMatchObject({
      status: 422,
      errors: { email: ['This e-mail address is already in use.'] },
    })
    expect(await refused(client.asked(changeEmail, { body: { email } }))).toMatchObject({
      errors: { email: ['This is your email address already.'] },
    })
  })

  it('that somebody registers meanwhile is theirs', async () => {
    const { client, email } = await world.founder()
    const to = newAddress()
    await ask(client, to)
    const token = await confirmLink(to)
    await world.visitor().asked(account.register, { body: { email: to, password, captcha: 'stand-in.register' } })
    expect(await refused(world.visitor('en').asked(confirmEmailChange, { body: { token } }))).toMatchObject({
      status: 409,
      message: 'This e-mail address is already in use.',
    })
    expect(await emailOf(client)).toBe(email)
  })

  it('that two people want is that of whoever opens the link first, and of one alone when both do at once', async () => {
    const pair = await Promise.all([world.founder(), world.founder()])
    const to = newAddress()
    const tokens: string[] = []
    for (const [n, { client }] of pair.entries()) {
      await ask(client, to)
      tokens.push(await confirmLink(to, n + 1))
    }
    const outcomes = await Promise.allSettled(tokens.map(confirm))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const emails = await Promise.all(pair.map(({ client }) => emailOf(client)))
    expect(emails.filter(email => email === to)).toHaveLength(1)
  })

  it('is changed once by two presses at once', async () => {
    const { client } = await world.founder()
    const to = newAddress()
    await ask(client, to)
    const token = await confirmLink(to)
    const presses = await Promise.all([confirm(token), confirm(token)])
    expect(presses.filter(({ was_changed }) => was_changed)).toHaveLength(1)
  })

  it('to which an invitation is open is asked like any, and taken once the invitation is revoked', async () => {
    const [{ client }, inviter] = await Promise.all([world.founder(), world.founder()])
    const to = newAddress()
    await inviter.client.asked(people.invitePeople, { body: { invites: [{ email: to }] } })
    await world.invitationTo(to)
    await ask(client, to)
    const token = await confirmLink(to)
    expect(await refused(world.visitor('en').asked(confirmEmailChange, { body: { token } }))).toMatchObject({
      status: 409,
      message: /An invitation to this address is open/,
    })
    await inviter.client.asked(people.deletePerson, { path: { id: await world.idOf(inviter, to) } })
    await eventually(async () => (await confirm(token).catch(() => undefined))?.email === to)
    await inviter.client.asked(people.invitePeople, { body: { invites: [{ email: to }] } })
    const body = { token: await world.invitationTo(to, 2), first_name: 'Anna', last_name: 'Nagy' }
    client.token = (await client.asked(joinCompany, { body })).token
    expect((await client.asked(people.showMe)).data.companies).toHaveLength(2)
  })

  it('that nobody has confirmed is told nothing, and is free once another one is confirmed', async () => {
    const { client, email } = await world.registered('en')
    const to = newAddress()
    await ask(client, to)
    await confirm(await confirmLink(to))
    expect((await client.asked(people.showMe)).data).toMatchObject({ email: to, is_email_confirmed: true })
    await world.visitor().asked(account.register, { body: { email, password, captcha: 'stand-in.register' } })
    expect(emailsTo(email).filter(({ subject }) => !/Confirm your email/.test(subject))).toEqual([])
  })

  it('ends the links that were sent to the one of before', async () => {
    const { client, email } = await world.founder()
    await client.asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const reset = await resetTokenOf(world, email)
    const to = newAddress()
    await ask(client, to)
    await confirm(await confirmLink(to))
    const body = { token: reset, password: 'Vadkacsa-2026' }
    expect((await refused(world.visitor().asked(account.resetPassword, { body }))).status).toBe(404)
    expect(
      await refused(
        world.visitor('en').asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } }),
      ),
    ).toMatchObject({ errors: { email: ['No user exist with this email address'] } })
  })
})

describe('security: a change of the address that its owner did not want', () => {
  it('is cancelled on the page, and the link is over', async () => {
    const { client } = await world.founder()
    const to = newAddress()
    await ask(client, to)
    const token = await confirmLink(to)
    await client.asked(cancelEmailChange)
    await client.asked(cancelEmailChange)
    expect((await client.asked(showEmailChange)).data).toBeNull()
    expect(await refused(confirm(token))).toMatchObject(over)
  })

  it('is stopped by the link at the old address, which stops a newer change too', async () => {
    const { client, email } = await world.founder()
    await ask(client, newAddress())
    const token = await stopLink(email)
    const to = newAddress()
    await ask(client, to)
    const confirming = await confirmLink(to)
    expect(await stop(token)).toEqual({ was_changed: false })
    expect(await refused(confirm(confirming))).toMatchObject(over)
    expect(await refused(stop(token))).toMatchObject(over)
    expect(await emailOf(client)).toBe(email)
  })

  it('is taken back, with what followed it: every session ends, and the password is chosen anew', async () => {
    const { client, email, to } = await moved()
    const third = newAddress()
    await ask(client, third)
    await confirm(await confirmLink(third))
    const [token, later] = [await restoreLink(email), await restoreLink(to)]
    expect(
      await refused(
        world.visitor('en').asked(account.register, { body: { email, password, captcha: 'stand-in.register' } }),
      ),
    ).toMatchObject({ errors: { email: ['This e-mail address is already in use.'] } })

    expect(await stop(token)).toEqual({ was_changed: true })
    expect((await refused(client.asked(showEmailChange))).status).toBe(401)
    for (const address of [email, to, third]) await expect(signIn(address)).rejects.toMatchObject({ status: 422 })
    expect(await refused(stop(later))).toMatchObject(over)
    const body = { token: await resetTokenOf(world, email), password: 'Vadkacsa-2026' }
    await world.visitor('en').asked(account.resetPassword, { body })
    expect(await signIn(email, 'Vadkacsa-2026')).toMatchObject({ user: { email } })
    await receivedEmail(world, email, /address of your account was restored/)
    await world.visitor().asked(account.register, { body: { email: third, password, captcha: 'stand-in.register' } })
  })

  it('is not undone by going back to an address of before', async () => {
    const { client, email, to } = await moved()
    await ask(client, email)
    await confirm(await confirmLink(email))
    expect(await stop(await restoreLink(to))).toEqual({ was_changed: true })
    const body = { token: await resetTokenOf(world, to), password: 'Vadkacsa-2026' }
    await world.visitor('en').asked(account.resetPassword, { body })
    await signIn(to, 'Vadkacsa-2026')
  })

  it('ends with the password that it was asked for by, whether that is forgotten or changed', async () => {
    const [stranger, owner] = [await world.registered('en'), await world.founder()]
    const tokens: string[] = []
    for (const { client } of [stranger, owner]) {
      const to = newAddress()
      await ask(client, to)
      tokens.push(await confirmLink(to))
    }
    const changed = 'Vadkacsa-2026'
    await world
      .visitor('en')
      .asked(account.forgotPassword, { body: { email: stranger.email, captcha: 'stand-in.forgot_password' } })
    const body = { token: await resetTokenOf(world, stranger.email), password: changed }
    await world.visitor('en').asked(account.resetPassword, { body })
    await owner.client.asked(account.changePassword, { body: { current_password: password, new_password: changed } })

    for (const token of tokens) expect(await refused(confirm(token))).toMatchObject(over)
    expect((await owner.client.asked(showEmailChange)).data).toBeNull()
    for (const { email } of [stranger, owner]) await signIn(email, changed)
  })

  it('takes a genuine link of its own', async () => {
    const { client, email } = await world.founder()
    const to = newAddress()
    await ask(client, to)
    const [confirming, stopping] = [await confirmLink(to), await stopLink(email)]
    const [record = ''] = confirming.split('.')
    for (const forged of ['', 'x', record, `${record}.${'A'.repeat(43)}`, stopping])
      expect((await refused(confirm(forged))).status).toBe(404)
    for (const forged of ['x', `${record}.${'A'.repeat(43)}`, confirming])
      expect((await refused(stop(forged))).status).toBe(404)
    expect(await emailOf(client)).toBe(email)
  })

  it('cannot send emails without an end, to one address or to many', async () => {
    const to = newAddress()
    const people = await Promise.all(Array.from({ length: 6 }, () => world.founder()))
    for (const { client } of people.slice(0, 5)) await ask(client, to)
    expect(await refused(ask(people[5]!.client, to))).toMatchObject({
      status: 429,
      message: 'We have sent several of these emails already. Look in your spam folder too, or try again later.',
    })
    const { client } = people[5]!
    for (let n = 1; n < 10; n++) await ask(client, newAddress())
    expect((await refused(ask(client, newAddress()))).status).toBe(429)
  })
})
