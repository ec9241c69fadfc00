import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { completeLogIn } from '#shared/account/contract/second-factor/complete-log-in.ts'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { startIdentityLogIn } from '#shared/account/contract/identity/start-identity-log-in.ts'
import { startLinkingIdentity } from '#shared/account/contract/identity/start-linking-identity.ts'
import { unlinkIdentity } from '#shared/account/contract/identity/unlink-identity.ts'
import { listSessions } from '#shared/account/contract/list-sessions.ts'
import { personalTenant } from '#shared/account/identity.ts'
import { people } from '#shared/people/contract.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { company } from '#shared/company/contract.ts'
import { eraseAccount } from '#shared/leave/contract/erase-account.ts'
import { requireSecondFactor } from '#shared/company/contract/require-second-factor.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password } from '#test/support/world.ts'
import { receivedEmail, resetTokenOf } from './received-email.ts'
import { codeOf, confirm, withAuthenticator } from './with-factors.ts'
import {
  atProvider,
  beginLinking,
  beginLogIn,
  completeLinkingWith,
  completeLogInWith,
  linked,
  logInBy,
} from './with-identity.ts'

const world = openWorld()
let born = 0
const someAddress = () => `provided${++born}@example.hu`
const notProven = { status: 422, message: expect.stringMatching(/no valid answer/) }
const isOver = { status: 404, message: 'This step has expired or is already finished. Start again.' }

describe('whoever has no account', () => {
  it('registers by a provider, which confirms the address, and signs in by it again', async () => {
    const email = someAddress()
    const first = world.visitor('en')
    const { user } = await logInBy(first, { email })
    expect(user).toMatchObject({ email, first_name: 'Anna', last_name: 'Kovács', language: 'en' })
    const { data: me } = await first.asked(people.showMe)
    expect(me).toMatchObject({ email, is_email_confirmed: true })

    const again = world.visitor('en')
    expect((await logInBy(again, { email })).user?.id).toBe(user?.id)
    const { data: sessions } = await again.asked(listSessions)
    expect(sessions.map(({ provider }) => provider)).toEqual(['google', 'google'])
    const { data: factors } = await again.asked(showSecondFactors)
    expect(factors).toMatchObject({ has_password: false, identities: [{ provider: 'google', email }] })
  })

  it('is known by what the provider calls the account, not by the address, which may change there', async () => {
    const [email, claims] = [someAddress(), { sub: 'one' + Date.now() }]
    const { user } = await logInBy(world.visitor(), { email, claims })
    const renamed = await logInBy(world.visitor(), { email: someAddress(), claims })
    expect(renamed.user).toMatchObject({ id: user?.id, email })
  })

  it.each([
    ['google', 'says that it is not verified', { isVerified: false }],
    ['google', 'does not say whether it is verified', { claims: { email_verified: null } }],
    ['google', 'names none', { claims: { email: null, email_verified: true } }],
    ['google', 'names no address', { claims: { email: 'anna', email_verified: true } }],
    ['microsoft', 'has not verified its domain', { isVerified: false }],
    ['microsoft', 'only has it written by its tenant', { isVerified: false, claims: { email_verified: true } }],
  ] as const)('security is not registered where %s %s', async (provider, _, said) => {
    const email = someAddress()
    const claims = { email, ...('claims' in said && said.claims) }
    const who = { email, ...said, claims }
    expect(await refused(logInBy(world.visitor('en'), who, provider))).toMatchObject({
      status: 422,
      message: expect.stringMatching(/is not confirmed/),
    })
  })

  it("registers with a personal account of Microsoft's, and with one whose domain is proven", async () => {
    const personal = { email: someAddress(), isVerified: false, claims: { tid: personalTenant } }
    expect((await logInBy(world.visitor(), personal, 'microsoft')).user?.email).toBe(personal.email)
    const proven = { email: someAddress(), claims: { tid: 'some-tenant', xms_edov: '1' } }
    expect((await logInBy(world.visitor(), proven, 'microsoft')).user?.email).toBe(proven.email)
  })

  it('enters the account that was made for them by an invitation, which stays open until they accept it', async () => {
    const owner = await world.founder('en')
    const email = someAddress()
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email }] } })
    const token = await world.invitationTo(email)
    const client = world.visitor('en')
    await logInBy(client, { email })
    expect((await client.asked(people.showMe)).data.selected_company).toBeNull()
    expect((await world.visitor().asked(people.showInvitation, { path: { token } })).data.has_account).toBe(true)
    await client.asked(joinCompany, { body: { token, first_name: 'Anna', last_name: 'Kovács' } })
    expect((await client.asked(people.showMe)).data.selected_company?.id).toBe(owner.company)
  })

  it('chooses a password by the link for a forgotten one, and registering with their address again takes nothing over', async () => {
    const email = someAddress()
    const client = world.visitor('en')
    const { user } = await logInBy(client, { email })
    const body = { email, password, captcha: 'stand-in.register' }
    expect(await refused(world.visitor().asked(account.register, { body }))).toMatchObject({ status: 422 })

    await world.visitor('en').asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    const chosen = 'Masik2026jelszo'
    await world.visitor().asked(account.resetPassword, {
      body: { token: await resetTokenOf(world, email), password: chosen },
    })
    const reply = await world.visitor().asked(account.logIn, { body: { email, password: chosen } })
    expect(reply.user?.id).toBe(user?.id)
    expect((await logInBy(world.visitor(), { email })).user?.id).toBe(user?.id)
  })
})

describe('security whoever has an account', () => {
  it('is not signed in by its address: nobody takes an account over with an account that bears its address', async () => {
    const { email, client } = await world.confirmed('en')
    const attacker = world.visitor('en')
    expect(await refused(logInBy(attacker, { email }))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/already have an account/),
    })
    expect([attacker.token, [...attacker.cookies.keys()].some(name => name.includes('session'))]).toEqual([
      undefined,
      false,
    ])
    expect((await client.asked(showSecondFactors)).data.identities).toEqual([])
  })

  it('links one after confirming who they are, is told of it, and signs in by it', async () => {
    const { email, client, id } = await world.confirmed('en')
    const other = someAddress()
    expect(await refused(client.asked(startLinkingIdentity, { path: { provider: 'google' } }))).toMatchObject({
      status: 428,
    })
    await linked(client, { email: other })
    await receivedEmail(world, email, /Account linked/)
    expect((await logInBy(world.visitor(), { email: other })).user?.id).toBe(id)
    expect((await client.asked(showSecondFactors)).data.identities).toMatchObject([
      { provider: 'google', email: other },
    ])
    expect(await refused(client.asked(startLinkingIdentity, { path: { provider: 'google' } }))).toMatchObject({
      status: 409,
    })
  })

  it('links none that opens another account', async () => {
    const [one, two] = [await world.confirmed('en'), await world.confirmed('en')]
    const who = { email: someAddress() }
    await linked(one.client, who)
    await confirm(two.client)
    const response = await beginLinking(two.client, who)
    expect(await refused(completeLinkingWith(two.client, response))).toMatchObject({
      status: 409,
      message: 'This Google account is already linked to another Szabi account.',
    })
    expect((await logInBy(world.visitor(), who)).user?.id).toBe(one.id)
  })

  it('unlinks it, after which it opens nothing, and not the only way in', async () => {
    const { client } = await world.confirmed('en')
    const email = someAddress()
    await linked(client, { email })
    await client.asked(unlinkIdentity, { path: { provider: 'google' } })
    expect((await client.asked(showSecondFactors)).data.identities).toEqual([])
    expect(await refused(client.asked(unlinkIdentity, { path: { provider: 'google' } }))).toMatchObject({ status: 404 })
    const stranger = await logInBy(world.visitor(), { email })
    expect(stranger.user?.email).toBe(email)

    const onlyWay = world.visitor('en')
    const own = someAddress()
    await logInBy(onlyWay, { email: own })
    // There is no password to confirm with until one is chosen, so that nothing is unlinked before.
    expect(await refused(onlyWay.asked(unlinkIdentity, { path: { provider: 'google' } }))).toMatchObject({
      status: 428,
    })
  })

  it('has a second factor asked of them still, as after a password', async () => {
    const { client, id } = await world.confirmed('en')
    const who = { email: someAddress() }
    await linked(client, who)
    const { secret } = await withAuthenticator(client)
    const other = world.visitor('en')
    const { user, second_step } = await logInBy(other, who)
    expect([user, other.token]).toEqual([undefined, undefined])
    const code = codeOf(secret, 1)
    const entered = await other.asked(completeLogIn, { body: { challenge: second_step!.challenge, code } })
    expect(entered.user.id).toBe(id)
    expect((await other.asked(listSessions)).data.find(({ is_current }) => is_current)?.provider).toBe('google')
  })

  it('is led to a second factor where their company wants one, however they signed in', async () => {
    const owner = await world.founder('en')
    const admin = await world.colleague(owner, 2, 'en')
    const who = { email: someAddress() }
    await linked(admin.client, who)
    await withAuthenticator(owner.client)
    await owner.client.asked(requireSecondFactor, { body: { is_required: true } })
    const client = world.visitor('en')
    await logInBy(client, who)
    expect(await refused(client.asked(company.showCompany))).toMatchObject({ status: 412 })
  })

  it('takes a stolen address back with what the thief had linked to it', async () => {
    const { email, client } = await world.registered('en')
    const thief = { email: someAddress() }
    await linked(client, thief)
    await world.visitor('en').asked(account.forgotPassword, { body: { email, captcha: 'stand-in.forgot_password' } })
    await world.visitor().asked(account.resetPassword, {
      body: { token: await resetTokenOf(world, email), password: 'Masik2026jelszo' },
    })
    const entered = await logInBy(world.visitor(), thief)
    expect(entered.user?.email).toBe(thief.email)
  })

  it('leaves nothing of it behind when the account is erased', async () => {
    const client = world.visitor('en')
    const who = { email: someAddress() }
    const { user } = await logInBy(client, who)
    await world.visitor('en').asked(account.forgotPassword, {
      body: { email: who.email, captcha: 'stand-in.forgot_password' },
    })
    const chosen = 'Masik2026jelszo'
    await world.visitor().asked(account.resetPassword, {
      body: { token: await resetTokenOf(world, who.email), password: chosen },
    })
    await logInBy(client, who)
    await confirmWith(client, chosen)
    await client.asked(eraseAccount, { body: { email: who.email } })
    const anew = await logInBy(world.visitor(), who)
    expect(anew.user?.id).not.toBe(user?.id)
  })
})

describe('security the way to a provider and back', () => {
  it('belongs to the browser that began it: a response is worth nothing in another one', async () => {
    const who = { email: someAddress() }
    const attacker = world.visitor('en')
    const response = await beginLogIn(attacker, who)
    // The victim is led to the page with the attacker's response, without a way of their own, and with one.
    const victim = world.visitor('en')
    expect(await refused(completeLogInWith(victim, response))).toMatchObject(isOver)
    await beginLogIn(victim, { email: someAddress() })
    expect(await refused(completeLogInWith(victim, response))).toMatchObject(notProven)
    expect(victim.token).toBeUndefined()
  })

  it('leads to one end: a code that is sent again opens nothing', async () => {
    const client = world.visitor('en')
    const response = await beginLogIn(client, { email: someAddress() })
    const cookies = new Map(client.cookies)
    await completeLogInWith(client, response)
    expect(await refused(completeLogInWith(client, response))).toMatchObject(isOver)
    const thief = world.visitor('en')
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    expect(await refused(completeLogInWith(thief, response))).toMatchObject(notProven)
  })

  it('opens one session of two that answer at the same moment', async () => {
    const client = world.visitor('en')
    const response = await beginLogIn(client, { email: someAddress() })
    const twin = world.visitor('en')
    for (const [name, value] of client.cookies) twin.cookies.set(name, value)
    const ends = await Promise.allSettled([completeLogInWith(client, response), completeLogInWith(twin, response)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    ['of another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: null }],
    ['for another client', { aud: 'another' }],
    ['of another issuer', { iss: 'https://accounts.google.com' }],
    ['that is over', { exp: 1_700_000_000 }],
    ['that names nobody', { sub: '' }],
    ['that somebody else has signed', { signed_by: 'another' }],
  ])('believes no ID token %s', async (_, claims) => {
    const client = world.visitor('en')
    const email = someAddress()
    const response = await beginLogIn(client, { email, claims: { email_verified: true, ...claims } })
    expect(await refused(completeLogInWith(client, response))).toMatchObject(notProven)
    expect(client.token).toBeUndefined()
  })

  it('takes no response of one provider for that of another', async () => {
    const client = world.visitor('en')
    const response = await beginLogIn(client, { email: someAddress() }, 'microsoft')
    expect(await refused(completeLogInWith(client, response, 'google'))).toMatchObject(notProven)
    expect(client.token).toBeUndefined()
  })

  it('takes no sign-in for a link, and no link for a sign-in or for somebody else', async () => {
    const { client } = await world.confirmed('en')
    await confirm(client)
    const logIn = await beginLogIn(client, { email: someAddress() })
    expect(await refused(completeLinkingWith(client, logIn))).toMatchObject(isOver)
    const link = await beginLinking(client, { email: someAddress() })
    expect(await refused(completeLogInWith(client, link))).toMatchObject(isOver)

    const other = await world.confirmed('en')
    await confirm(other.client)
    const another = await beginLinking(client, { email: someAddress() })
    for (const [name, value] of client.cookies) if (name.includes('identity')) other.client.cookies.set(name, value)
    expect(await refused(completeLinkingWith(other.client, another))).toMatchObject(isOver)
    expect((await other.client.asked(showSecondFactors)).data.identities).toEqual([])
  })

  it('sends nobody to an address but our own', async () => {
    const client = world.visitor('en')
    const headers = { origin: 'https://evil.example' }
    const { data } = await client.asked(startIdentityLogIn, { path: { provider: 'google' }, body: {} }, headers)
    const back = new URL(new URL(data.address).searchParams.get('redirect_uri')!)
    expect(back.href).toBe(`${world.cloud.origin}/identity/google`)
    expect(new URL(data.address).searchParams.get('code_challenge_method')).toBe('S256')
  })

  it('says that somebody who turns back was not signed in, and knows no other provider', async () => {
    const client = world.visitor('en')
    const response = await beginLogIn(client, { email: someAddress(), turnsBack: true })
    expect(await refused(completeLogInWith(client, response))).toMatchObject(notProven)
    const start = (provider: string) => world.visitor('en').asked(startIdentityLogIn, { path: { provider }, body: {} })
    expect(await refused(start('facebook'))).toMatchObject({ status: 404 })
    expect(await refused(start('__proto__'))).toMatchObject({ status: 404 })
  })
})

describe('the stand-in provider', () => {
  it('is as strict as a real one: it gives no code to another address, and no token for another verifier', async () => {
    const { data } = await world.visitor().asked(startIdentityLogIn, { path: { provider: 'google' }, body: {} })
    const elsewhere = new URL(data.address)
    elsewhere.searchParams.set('redirect_uri', 'https://evil.example/identity/google')
    await expect(atProvider(elsewhere.href, { email: someAddress() })).rejects.toThrow()
    const code = new URLSearchParams(await atProvider(data.address, { email: someAddress() })).get('code')!
    const reply = await fetch(`${world.cloud.origin}/_local/identity/google/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'szabi',
        client_secret: 'stand-in',
        code,
        code_verifier: 'a'.repeat(43),
        redirect_uri: `${world.cloud.origin}/identity/google`,
      }),
    })
    expect([reply.status, await reply.json()]).toEqual([400, { error: 'invalid_grant' }])
  })
})

async function confirmWith(client: Parameters<typeof confirm>[0], given: string) {
  const { confirmIdentity } = await import('#shared/account/contract/second-factor/confirm-identity.ts')
  await client.asked(confirmIdentity, { body: { password: given } })
}
